import { calendarDay, optionalText, requiredText } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { FormDialog } from '../../screens/form-dialog.tsx'
import { FormRail } from '../../screens/form-rail/form-rail.tsx'
import { DayField, LongTextField, TextField } from '../../ui/fields/fields.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { galleryText } from './gallery.text.ts'

type Values = { name: string; day: string; remark: string | null; password: string }
const shapes = { name: requiredText(20), day: calendarDay, remark: optionalText(100) }

/** Every kind of field in one dialog, in sections with their rail. */
export function GalleryForm() {
  const text = useText(galleryText)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel">
      <h2>{text.forms}</h2>
      <Button onClick={() => setOpen(true)}>{text.openForm}</Button>
      <FormDialog<Values>
        title={text.forms}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initial={{}}
        width={896}
        submit={async () => toast.info(text.received)}
      >
        <FormRail />
        <h2>{text.fields}</h2>
        <TextField name="name" label={text.name} shape={shapes.name} />
        <DayField name="day" label={text.day} shape={shapes.day} />
        <PasswordField name="password" label={text.password} isNew />
        <h2>{text.remark}</h2>
        <LongTextField
          name="remark"
          label={text.remark}
          shape={shapes.remark}
          isOptional
          maxLength={100}
        />
      </FormDialog>
    </section>
  )
}
