import type { OwnAward } from '@residency/contract/areas/awards/applications/own-award.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { Alert, Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { useFileWindowOf } from '../../files/files.public.ts'
import { useWithdrawOwnAward } from './application.queries.ts'
import { applicationText } from './application.text.ts'
import { APPLICATION_TONES, showsReason } from './application-tones.rules.ts'

/** One of the own applications, with what its person may do. */
export function OwnAwardCard({ one, onEdit }: { one: OwnAward; onEdit: () => void }) {
  const { own: text, kindLine, submittedAt } = useText(applicationText)
  const { flows } = useText(awardApplicationWords)
  const withdraw = useWithdrawOwnAward()
  const files = useFileWindowOf()

  const leave = async () => {
    const question = {
      title: say(text.withdrawQuestion, { kind: one.kind }),
      content: text.withdrawNote,
      okText: text.withdraw,
      danger: true,
    }

    if (!one.isEditable && !(await ask(question))) return

    const message = one.isEditable ? text.deleted : text.withdrawn

    withdraw.mutate(
      { id: one.id, version: one.version },
      { onSuccess: () => void toast.success(message) },
    )
  }

  return (
    <li>
      <div className="own-award-head">
        <h3>{say(kindLine, { kind: one.kind, year: one.year })}</h3>
        <StateTag tone={APPLICATION_TONES[one.state]}>
          {flows.awardApplication.states[one.state]}
        </StateTag>
        <span className="soft figures">
          {one.grantedOn ?? (one.submittedAt && `${submittedAt} ${one.submittedAt}`)}
        </span>
      </div>
      {showsReason(one.state) && (
        <Alert type="warning" showIcon title={say(text.rejected, { reason: one.reason ?? '' })} />
      )}
      {one.nominatedBy && <p className="soft">{say(text.byBase, { name: one.nominatedBy })}</p>}
      {one.statement && <p>{one.statement}</p>}
      {one.files.map((file) => (
        <button
          key={file.filePath}
          type="button"
          className="link-button"
          onClick={() => files.preview(file)}
        >
          {file.name}
        </button>
      ))}
      {files.shown}
      <div className="own-award-foot">
        {one.mayWithdraw && (
          <Button loading={withdraw.isPending} onClick={() => void leave()}>
            {one.isEditable ? text.deleteDraft : text.withdraw}
          </Button>
        )}
        {one.isEditable && (
          <Button type="primary" ghost onClick={onEdit}>
            {text.resume}
          </Button>
        )}
      </div>
    </li>
  )
}
