import type { OwnRequest } from '@residency/contract/areas/evaluation/requests/request.contract'
import { Button, QRCode, Skeleton } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
import { requestLink } from './request.rules.ts'
import { requestText } from './request.text.ts'

type Props = { isOpen: boolean; request: OwnRequest | null; onClose: () => void }

/** The code of an open request, large; the link can be sent instead. */
export function RequestCode({ isOpen, request, onClose }: Props) {
  const { code: text } = useText(requestText)

  return (
    <Dialog
      title={say(text.title, { name: request?.supervisor ?? '' })}
      width={480}
      isOpen={isOpen}
      onClose={onClose}
    >
      {request ? <Code request={request} /> : <Skeleton active />}
    </Dialog>
  )
}

function Code({ request }: { request: OwnRequest }) {
  const { code: text } = useText(requestText)
  const { supervisor, form, code } = request
  if (!code) return <p role="status">{text.over}</p>

  const link = requestLink(location.origin, code)
  const canShare = typeof navigator.share === 'function'

  // Who closes the sheet of the phone has sent nothing; that is no mistake.
  const send = () =>
    navigator.share({ title: say(text.shared, { form }), url: link }).catch(() => {})

  return (
    <div className="request-code">
      <QRCode value={link} size={280} type="svg" color="#000" bgColor="#fff" aria-label={text.qr} />
      <b>{form}</b>
      <p className="soft">{say(text.help, { name: supervisor })}</p>
      {canShare && <Button onClick={() => void send()}>{text.send}</Button>}
      <CopyText value={link} isLink />
    </div>
  )
}
