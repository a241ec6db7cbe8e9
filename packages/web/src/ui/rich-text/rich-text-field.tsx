import { type RichText, richText } from '@residency/contract/kernel/rich-text'
import { Alert, Form, Skeleton } from 'antd'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { ruleOf } from '../../platform/texts/form-rules.ts'
import { useText } from '../../platform/texts/i18n.ts'
import type { UploadService } from '../upload/queue/upload-service.ts'
import { richTextText } from './rich-text.text.ts'

const TiptapEditor = lazy(() => import('./tiptap-editor.tsx'))
const optionalRichText = richText.nullish()

type FieldProps = {
  name: string
  label: string
  isOptional?: boolean
  help?: string
  pictures?: UploadService
}

/** A rich text field; its value is the document of the contract, undefined while empty. */
export function RichTextField({ name, label, isOptional = false, help, pictures }: FieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      required={!isOptional}
      extra={help}
      validateTrigger="onChange"
      rules={[ruleOf(isOptional ? optionalRichText : richText)]}
    >
      <Editor label={label} pictures={pictures} />
    </Form.Item>
  )
}

type EditorFieldProps = {
  label: string
  pictures?: UploadService | undefined
  id?: string
  value?: RichText | null
  onChange?: (value: RichText | undefined) => void
  'aria-describedby'?: string
}

function Editor({
  label,
  pictures,
  id,
  value,
  onChange,
  'aria-describedby': describedBy,
}: EditorFieldProps) {
  const text = useText(richTextText)
  const { status } = Form.Item.useStatus()
  return (
    <IfMissing words={text.failed}>
      <Suspense
        fallback={
          <Skeleton active title={false} paragraph={{ rows: 4 }} aria-label={text.loading} />
        }
      >
        <TiptapEditor
          label={label}
          pictures={pictures}
          value={value ?? undefined}
          onChange={onChange}
          isInvalid={status === 'error'}
          describedBy={describedBy}
          {...(id ? { id } : {})}
        />
      </Suspense>
    </IfMissing>
  )
}

/** Shows a message if the editor could not be loaded; the form stays usable. */
class IfMissing extends Component<{ words: string; children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false }
  static getDerivedStateFromError = () => ({ isMissing: true })

  override render() {
    return this.state.isMissing ? (
      <Alert type="error" showIcon role="alert" title={this.props.words} />
    ) : (
      this.props.children
    )
  }
}
