import type { OwnAward } from '@residency/contract/areas/awards/applications/own-award.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { Alert, Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useFileWindowOf } from '../../files/files.public.ts'
import { useWithdrawOwnAward } from './application.queries.ts'
import { APPLICATION_TONES, showsReason } from './application.rules.ts'
import { applicationText } from './application.text.ts'

/** One of the own applications, with what its person may do. */
export function OwnAwardCard({ award, onEdit }: { award: OwnAward; onEdit: () => void }) {
  const { own: text, kindLine, submittedAt } = useText(applicationText)
  const { flows } = useText(awardApplicationWords)
  const withdraw = useWithdrawOwnAward()
  const files = useFileWindowOf()

  const leave = async () => {
    const question = {
      title: say(text.withdrawQuestion, { kind: award.kind }),
      content: text.withdrawNote,
      okText: text.withdraw,
      danger: true,
    }

    if (!award.isEditable && !(await ask(question))) return

    const message = award.isEditable ? text.deleted : text.withdrawn

    withdraw.mutate(
      { id: award.id, version: award.version },
      { onSuccess: () => void toast.success(message) },
    )
  }

  return (
    <li>
      <div className="own-award-head">
        <h3>{say(kindLine, { kind: award.kind, year: award.year })}</h3>
        <StateTag tone={APPLICATION_TONES[award.state]}>
          {flows.awardApplication.states[award.state]}
        </StateTag>
        <span className="soft figures">
          {award.grantedOn ?? (award.submittedAt && `${submittedAt} ${award.submittedAt}`)}
        </span>
      </div>
      {showsReason(award.state) && (
        <Alert type="warning" showIcon title={say(text.rejected, { reason: award.reason ?? '' })} />
      )}
      {award.nominatedBy && <p className="soft">{say(text.byBase, { name: award.nominatedBy })}</p>}
      {award.statement && <p>{award.statement}</p>}
      {award.files.map((file) => (
        <button
          key={file.filePath}
          type="button"
          className="link-button"
          onClick={() => files.preview(file)}
        >
          {file.name}
        </button>
      ))}
      {files.previewWindow}
      <div className="own-award-foot">
        {award.mayWithdraw && (
          <Button loading={withdraw.isPending} onClick={() => void leave()}>
            {award.isEditable ? text.deleteDraft : text.withdraw}
          </Button>
        )}
        {award.isEditable && (
          <Button type="primary" ghost onClick={onEdit}>
            {text.resume}
          </Button>
        )}
      </div>
    </li>
  )
}
