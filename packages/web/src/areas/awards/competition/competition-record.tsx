import { ArrowLeftOutlined } from '@ant-design/icons'
import {
  type AwardCompetitionDetail,
  rankingExport,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../awards.css'
import type { AppointProps } from './appoint-reviewers.tsx'
import { useCompetition, useDeleteCompetition, useOpenCompetition } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'
import { COMPETITION_TONES, isRanked } from './competition-tones.rules.ts'
import type { ConcludeProps } from './conclude-competition.tsx'
import { Ranking } from './ranking.tsx'
import { ReviewerList } from './reviewer-list.tsx'

const Appoint = lazyDialog<AppointProps>(() =>
  import('./appoint-reviewers.tsx').then((part) => part.default),
)

const Conclude = lazyDialog<ConcludeProps>(() =>
  import('./conclude-competition.tsx').then((part) => part.default),
)

const CloseCompetition = lazyDialog(() =>
  import('./close-competition.tsx').then((part) => part.CloseCompetition),
)

type Dialog = 'appoint' | 'close' | 'conclude' | null

/** One competition for the office: reviewers and their progress, then the ranking. */
export function CompetitionRecord({ id, onBack }: { id: number; onBack: () => void }) {
  const text = useText(competitionText)
  const { flows } = useText(awardCompetitionWords)
  const { data: competition, error, refetch } = useCompetition(id)
  const [dialog, setDialog] = useState<Dialog>(null)
  if (!competition)
    return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const close = () => setDialog(null)

  return (
    <section>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {text.back}
      </Button>
      <div className="screen-head">
        <div>
          <h1>{say(text.kindLine, { kind: competition.kind, year: competition.year })}</h1>
          <p className="screen-lead">
            <StateTag tone={COMPETITION_TONES[competition.state]}>
              {flows.awardCompetition.states[competition.state]}
            </StateTag>{' '}
            {say(text.round, { round: competition.round })}
            {competition.hidesNames && ` · ${text.hidden}`}
          </p>
        </div>
        <Acts awardCompetition={competition} onDialog={setDialog} onBack={onBack} />
      </div>
      <div className="own-awards">
        {competition.reason && (
          <p className="soft">{say(text.reason, { reason: competition.reason })}</p>
        )}
        <Ranking awardCompetition={competition} />
        <ReviewerList awardCompetition={competition} />
      </div>
      <Appoint isOpen={dialog === 'appoint'} awardCompetition={competition} onClose={close} />
      <CloseCompetition
        isOpen={dialog === 'close'}
        awardCompetition={competition}
        onClose={close}
      />
      <Conclude isOpen={dialog === 'conclude'} awardCompetition={competition} onClose={close} />
    </section>
  )
}

type ActsProps = {
  awardCompetition: AwardCompetitionDetail
  onDialog: (dialog: Dialog) => void
  onBack: () => void
}

function Acts({ awardCompetition, onDialog, onBack }: ActsProps) {
  const text = useText(competitionText)
  const { actions } = useText(awardCompetitionWords).flows.awardCompetition
  const open = useOpenCompetition()
  const remove = useDeleteCompetition()
  const may = (action: AwardCompetitionDetail['actions'][number]) =>
    awardCompetition.actions.includes(action)

  const onOpen = async () => {
    if (await ask({ title: text.openQuestion, content: text.openNote, okText: actions.open }))
      open.mutate(
        { id: awardCompetition.id, version: awardCompetition.version },
        { onSuccess: () => void toast.success(text.opened) },
      )
  }

  const onRemove = async () => {
    if (
      !(await ask({
        title: text.removeQuestion,
        content: text.removeNote,
        okText: text.remove,
        danger: true,
      }))
    )
      return

    onBack()
    remove.mutate(awardCompetition.id, { onSuccess: () => void toast.success(text.removed) })
  }

  return (
    <div className="screen-actions">
      {isRanked(awardCompetition.state) && (
        <ExportButton
          title={text.rankingSheet}
          calls={rankingExport}
          filters={{ id: awardCompetition.id }}
        />
      )}
      {may('delete') && <Button onClick={() => void onRemove()}>{text.remove}</Button>}
      {may('appoint') && <Button onClick={() => onDialog('appoint')}>{text.appoint}</Button>}
      {may('open') && (
        <Button type="primary" loading={open.isPending} onClick={() => void onOpen()}>
          {actions.open}
        </Button>
      )}
      {may('close') && (
        <Button type="primary" onClick={() => onDialog('close')}>
          {actions.close}
        </Button>
      )}
      {may('conclude') && (
        <Button type="primary" onClick={() => onDialog('conclude')}>
          {text.conclude}
        </Button>
      )}
    </div>
  )
}
