import { optionalText, requiredText } from '@residency/contract/kernel'
import { Button, ConfigProvider } from 'antd'
import { useState } from 'react'
import { ApiError, NO_ANSWER } from '../../platform/calls/api-error.ts'
import { toast } from '../../platform/feedback.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { FormDialog } from '../../screens/form-dialog.tsx'
import { LongTextField, TextField } from '../../ui/fields/fields.tsx'
import { galleryText } from './gallery.text.ts'
import type { ScreenState, StateExamples } from './gallery-states.ts'

type Values = { name: string; remark: string | null }

export function FormExample({ state }: { state: ScreenState }) {
  const text = useText(galleryText)
  const [isOpen, setOpen] = useState(true)

  const initials: StateExamples<Partial<Values> | undefined> = {
    usual: { name: text.person },
    empty: {},
    loading: undefined,
    error: { name: text.person },
    disabled: { name: text.person },
    long: { name: text.long, remark: text.long },
  }

  const submit = async () => {
    if (state === 'error') throw new ApiError(NO_ANSWER, text.fault)
    toast.info(text.received)
  }

  return (
    <div className="panel">
      <Button onClick={() => setOpen(true)}>{text.openForm}</Button>
      <ConfigProvider componentDisabled={state === 'disabled'}>
        <FormDialog<Values>
          title={text.screens.form}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          initial={initials[state]}
          submit={submit}
        >
          <TextField
            name="name"
            label={text.name}
            shape={requiredText(200)}
            {...(state === 'long' ? { help: text.long } : {})}
          />
          <LongTextField name="remark" label={text.remark} shape={optionalText(500)} isOptional />
        </FormDialog>
      </ConfigProvider>
    </div>
  )
}
