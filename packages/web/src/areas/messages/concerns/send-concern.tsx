import {
  CONCERN_KINDS,
  type ConcernKind,
  getConcernCaptcha,
  MAX_PICTURES,
  sendConcern,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { CaptchaField, useCaptcha } from '../../accounts/accounts.public.ts'
import { useConcernChoices } from './concern.queries.ts'
import { concernText } from './concern.text.ts'
import { PictureChoice } from './picture-choice.tsx'
import { sendPictures } from './send-pictures.calls.ts'

type Values = { kind: ConcernKind; departmentId?: number | null; text: string }

type Props = {
  hiddenFrom: readonly number[]
  onSent: (sent: { code: string; unsent: number }) => void
}

const { shape } = sendConcern.body

/** Not the captcha of the sign-in: that call is logged. */
const askCaptcha = (kind: 'image' | 'work') => call(getConcernCaptcha, { kind }, { quiet: true })

/** The form of a concern. A refusal is shown next to the button: what was written stays. */
export function SendConcern({ hiddenFrom, onSent }: Props) {
  const { send: text } = useText(concernText)
  const { fields, concernKinds } = useText(concernWords)
  const [form] = Form.useForm<Values>()
  const captcha = useCaptcha(askCaptcha)
  const departments = useConcernChoices().data?.departments
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isCaptchaMissing, setCaptchaMissing] = useState(false)
  const [isTyped, setTyped] = useState(false)

  useUnsaved(isTyped, { isUnsaved: () => !isBusy })

  const submit = async (values: Values) => {
    const { captchaKey } = captcha.captcha ?? { captchaKey: '' }
    setCaptchaMissing(captcha.code === '')
    if (captcha.code === '') return

    setBusy(true)
    setRefusal(null)

    try {
      const { code } = await call(
        sendConcern,
        {
          ...values,
          departmentId: values.departmentId ?? null,
          hiddenFrom: [...hiddenFrom],
          captchaKey,
          captchaCode: captcha.code,
        },
        { quiet: true },
      )

      onSent({ code, unsent: (await sendPictures(code, pictures)).length })
    } catch (error) {
      setRefusal((error as Error).message)
      captcha.refresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p className="screen-lead">{text.lead}</p>
      <Alert type="info" showIcon title={text.when} description={text.danger} />
      {hiddenFrom.length > 0 && <p>{say(text.hidden, { count: hiddenFrom.length })}</p>}
      <Form
        form={form}
        layout="vertical"
        requiredMark="optional"
        onFinish={(values) => void submit(values)}
        onValuesChange={() => setTyped(true)}
      >
        <SelectField
          name="kind"
          label={fields.kind}
          shape={shape.kind}
          options={toChoices(CONCERN_KINDS, concernKinds)}
        />
        <SelectField
          name="departmentId"
          label={fields.departmentId}
          isOptional
          isLoading={!departments}
          options={(departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <LongTextField
          name="text"
          label={fields.text}
          shape={shape.text}
          maxLength={4000}
          rows={8}
        />
        <PictureChoice pictures={pictures} room={MAX_PICTURES} onChange={setPictures} />
        <CaptchaField state={captcha} error={isCaptchaMissing ? text.captchaNeeded : undefined} />
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <Button type="primary" htmlType="submit" loading={isBusy} block>
          {text.submit}
        </Button>
      </Form>
    </>
  )
}
