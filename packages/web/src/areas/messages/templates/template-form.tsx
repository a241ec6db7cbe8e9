import { channels, paces } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import {
  type TemplateChange,
  templateForm,
} from '@residency/contract/areas/messages/templates/template.contract'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { Checkbox, Form, Radio, Switch } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { messagesText } from '../messages.text.ts'
import { type TemplateRow, useUpdateTemplate } from './template.queries.ts'
import { previewOf, smsParts } from './template.rules.ts'

type Props = { isOpen: boolean; template: TemplateRow | null; onClose: () => void }

/**
 * The form of a notice template, in both languages, with its placeholders explained and a preview.
 */
export function TemplateFormDialog({ isOpen, template, onClose }: Props) {
  const text = useText(messagesText)
  const words = useText(messagesWords)
  const { fields } = words
  const save = useUpdateTemplate()
  const { shape } = templateForm
  if (!template) return null

  const { kind, name, blanks } = template

  const submit = async ({
    title,
    titleEn,
    body,
    bodyEn,
    channels,
    pace,
    isOn,
    version,
  }: TemplateChange) => {
    await save.mutateAsync({ kind, title, titleEn, body, bodyEn, channels, pace, isOn, version })
    toast.success(say(text.saved, { name }))
  }

  return (
    <FormDialog<TemplateChange>
      title={say(text.editTitle, { name })}
      initial={template}
      width={880}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <div className="template-form">
        <div>
          <TextField name="title" label={fields.title} shape={shape.title} maxLength={60} />
          <LongTextField
            name="body"
            label={fields.body}
            shape={shape.body}
            maxLength={500}
            rows={4}
          />
          <TextField name="titleEn" label={fields.titleEn} shape={shape.titleEn} maxLength={120} />
          <LongTextField
            name="bodyEn"
            label={fields.bodyEn}
            shape={shape.bodyEn}
            maxLength={1000}
            rows={4}
          />
          <Form.Item name="isOn" label={fields.isOn} required>
            <WordedSwitch on={text.on} off={text.off} />
          </Form.Item>
          <Form.Item name="channels" label={fields.channels} extra={text.channelsHelp}>
            <Checkbox.Group options={toChoices(channels, words.channels)} />
          </Form.Item>
          <Form.Item name="pace" label={fields.pace} required>
            <Radio.Group className="pace-choice" options={toChoices(paces, words.paces)} />
          </Form.Item>
        </div>
        <div>
          <h3>{text.blanks}</h3>
          <p className="soft">{text.blanksHelp}</p>
          <dl className="template-blanks">
            {blanks.map((blank) => (
              <div key={blank.name}>
                <dt>
                  <code>{`{${blank.name}}`}</code>
                </dt>
                <dd>{blank.label}</dd>
              </div>
            ))}
          </dl>
          <Preview blanks={blanks} />
        </div>
      </div>
    </FormDialog>
  )
}

function Preview({ blanks }: Pick<TemplateRow, 'blanks'>) {
  const text = useText(messagesText)

  const {
    title = '',
    body = '',
    titleEn = '',
    bodyEn = '',
    channels: ways = [],
  } = (Form.useWatch([]) ?? {}) as Partial<TemplateChange>

  const bodyPreview = previewOf(body, blanks, false)

  return (
    <>
      <h3>{text.preview}</h3>
      <p className="soft">{text.previewHelp}</p>
      <div className="template-preview">
        <strong>{previewOf(title, blanks, false)}</strong>
        <p>{bodyPreview}</p>
        {ways.includes('sms') && (
          <small className="soft">
            {say(text.smsLength, {
              length: bodyPreview.length,
              parts: smsParts(bodyPreview.length),
            })}
          </small>
        )}
      </div>
      <div className="template-preview" lang="en">
        <strong>{previewOf(titleEn, blanks, true)}</strong>
        <p>{previewOf(bodyEn, blanks, true)}</p>
      </div>
    </>
  )
}

type SwitchProps = {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
  on: string
  off: string
}

/** The label is next to the switch: inside, white on the accent colour has too little contrast. */
const WordedSwitch = ({ id, value, onChange, on, off }: SwitchProps) => (
  <span className="nowrap">
    <Switch id={id} checked={value === true} onChange={onChange} /> {value ? on : off}
  </span>
)
