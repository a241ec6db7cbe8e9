import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
import { concernText } from './concern.text.ts'

type Props = { code: string; unsent: number; onRead: () => void }

/** The code of a concern, shown once. */
export function SentCode({ code, unsent, onRead }: Props) {
  const { send: text } = useText(concernText)

  return (
    <section className="panel">
      <p role="status">{text.writeDown}</p>
      <div className="concern-code">
        <CopyText value={code} />
      </div>
      {unsent > 0 && <Alert type="warning" showIcon title={say(text.unsent, { count: unsent })} />}
      <div className="concern-buttons">
        <Button type="primary" onClick={onRead}>
          {text.read}
        </Button>
      </div>
    </section>
  )
}
