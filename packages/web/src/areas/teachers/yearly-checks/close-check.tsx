import type {
  CheckRow,
  OpenDecisions,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import './check.css'
import { useCloseCheck, useUndecided } from './check.queries.ts'
import { checkText } from './check.text.ts'
import { recordsPath } from './check-tones.rules.ts'

type Props = { row: CheckRow; isOpen: boolean; onClose: () => void }

/** Names the undecided before a check is closed; it can be closed once all are decided. */
export function CloseCheck({ row, isOpen, onClose }: Props) {
  const text = useText(checkText)
  const { data } = useUndecided(isOpen ? row.id : null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = useCloseCheck()

  const submit = () =>
    close.mutate(
      { id: row.id, version: row.version },
      {
        onSuccess: () => {
          toast.success(text.closed)
          onClose()
        },
        onError: ({ message }) => setRefusal(message),
      },
    )

  return (
    <Dialog
      title={say(text.closeTitle, { title: row.checkTitle })}
      isOpen={isOpen}
      onClose={onClose}
      isBusy={close.isPending}
      isReady={data !== undefined}
      {...(data?.count === 0 ? { onOk: submit, okText: text.close } : {})}
    >
      {refusal && <p role="alert">{refusal}</p>}
      {data ? (
        <WhatIsLeft of={data} path={recordsPath(row.id, 'undecided')} onLeave={onClose} />
      ) : (
        <Skeleton active title={false} />
      )}
    </Dialog>
  )
}

function WhatIsLeft({
  of,
  path,
  onLeave,
}: {
  of: OpenDecisions
  path: string
  onLeave: () => void
}) {
  const text = useText(checkText)
  const { count, people, lapsing, objected } = of
  return (
    <>
      <p>{count > 0 ? say(text.undecided, { count }) : text.closeNow}</p>
      {count > 0 && (
        <>
          <ul className="check-names">
            {people.map(({ id, name, department }) => (
              <li key={id}>
                {name} <span className="soft">{department}</span>
              </li>
            ))}
          </ul>
          {people.length < count && <p className="soft">{say(text.undecidedMore, { count })}</p>}
          <p>
            <Link className="link-button" to={path} onClick={onLeave}>
              {text.openUndecided}
            </Link>
          </p>
        </>
      )}
      {lapsing > 0 && <p>{say(text.closeLapsing, { count: lapsing })}</p>}
      {objected > 0 && <p>{say(text.closeObjected, { count: objected })}</p>}
    </>
  )
}
