import type { Competency } from '@residency/contract/areas/evaluation/competency/competency.contract'
import type { CompetencyEvidence } from '@residency/contract/areas/evaluation/competency/radar.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { labelIn } from '@residency/contract/kernel/label'
import { useState } from 'react'
import { Link } from 'react-router'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { useEvidence } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'
import { pathOf } from './evidence-path.rules.ts'

type Props = {
  traineeId: number
  term: string
  isOwn: boolean
  competency: Pick<Competency, 'id' | 'code' | 'name' | 'nameEn'> | null
  onClose: () => void
}

const FIRST = { pageNum: 1, pageSize: 20 }

/** Answers, results and cases behind one point. */
export function EvidenceDialog({ competency, ...props }: Props) {
  const language = useLanguage()
  const title = competency
    ? `${competency.code} ${labelIn(language, competency.name, competency.nameEn)}`
    : ''

  return (
    <Dialog title={title} isOpen={competency !== null} onClose={props.onClose} width={640}>
      {competency && (
        <List key={`${competency.id} ${props.term}`} competencyId={competency.id} {...props} />
      )}
    </Dialog>
  )
}

function List({
  traineeId,
  competencyId,
  term,
  isOwn,
}: Omit<Props, 'competency'> & { competencyId: number }) {
  const text = useText(competencyText)
  const [page, setPage] = useState(FIRST)
  const { data, error, refetch } = useEvidence({ traineeId, competencyId, term, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <>
      <p className="soft">{text.evidenceLead}</p>
      <ul className="competency-evidence">
        {data.list.map((row) => (
          <Evidence
            key={row.id}
            competencyEvidence={row}
            path={pathOf(row, { isOwn, traineeId })}
          />
        ))}
      </ul>
      <PageBar {...pageTurns(page, data.total, setPage)} />
    </>
  )
}

function Evidence({
  competencyEvidence,
  path,
}: {
  competencyEvidence: CompetencyEvidence
  path: string | null
}) {
  const text = useText(competencyText)
  const { requirementKinds } = useText(competencyWords)
  const isCase = competencyEvidence.kind === ('case' satisfies CompetencyEvidence['kind'])
  const note = isCase
    ? requirementKinds[competencyEvidence.note as keyof typeof requirementKinds]
    : competencyEvidence.note
  const value =
    competencyEvidence.level === null
      ? null
      : say(text.levelOf, {
          level: competencyEvidence.level.toFixed(1),
          marks: competencyEvidence.marks,
        })

  return (
    <li>
      <span className="figures">{competencyEvidence.day}</span>{' '}
      {path ? <Link to={path}>{competencyEvidence.title}</Link> : competencyEvidence.title}{' '}
      <span className="figures">{value}</span>
      <div className="soft">{[text.kinds[competencyEvidence.kind], note].join(' · ')}</div>
    </li>
  )
}
