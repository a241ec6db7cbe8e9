import type { Train } from '@residency/contract/areas/exams/induction/train.contract'
import { Button, QRCode } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { BASE } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import './induction.css'
import { useInvitation, useRenewInvitation } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import { linkOf } from './induction-tones.rules.ts'

export type InvitationProps = { isOpen: boolean; train: Train | null; onClose: () => void }

/** The link of a train with its QR code; renewing it makes the old one useless. */
export default function InvitationDialog({ isOpen, train, onClose }: InvitationProps) {
  const { link: text } = useText(inductionText)
  const { data, error, refetch } = useInvitation(isOpen && train ? train.id : null)
  const renewing = useRenewInvitation()
  const link = data && linkOf(location.origin, BASE, data.invitation)

  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '')
    toast.success(text.copied)
  }

  const renew = async () => {
    if (
      !train ||
      !(await ask({
        title: text.renewQuestion,
        content: text.renewNote,
        okText: text.renew,
        danger: true,
      }))
    )
      return
    renewing.mutate(train.id, { onSuccess: () => void toast.success(text.renewed) })
  }

  return (
    <Dialog
      title={say(text.title, { name: train?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      width={480}
    >
      {link === undefined ? (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="induction-link">
          <p>{text.help}</p>
          <div role="img" aria-label={text.qr}>
            <QRCode value={link} size={220} type="svg" color="#000" bgColor="#fff" />
          </div>
          <code>{link}</code>
          <span>
            <Button type="primary" onClick={() => void copy()}>
              {text.copy}
            </Button>{' '}
            <Button loading={renewing.isPending} onClick={() => void renew()}>
              {text.renew}
            </Button>
          </span>
        </div>
      )}
    </Dialog>
  )
}
