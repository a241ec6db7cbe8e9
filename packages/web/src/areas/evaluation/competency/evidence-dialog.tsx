import type {
  Competency,
  CompetencyEvidence,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { labelIn } from '@residency/contract/kernel/label'
import { useState } from 'react'
import { Link } from 'react-router'
import { say, useLanguage, useText } from '../../../platform/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageBar } from '../../../ui/page-bar.tsx'
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
      <ul className="evidence-list">
        {data.list.map((one) => (
          <Evidence key={one.id} one={one} path={pathOf(one, { isOwn, traineeId })} />
        ))}
      </ul>
      <PageBar
        {...{ current: page.pageNum, size: page.pageSize, total: data.total }}
        onPage={(pageNum) => setPage({ ...page, pageNum })}
        onSize={(pageSize) => setPage({ pageNum: 1, pageSize })}
      />
    </>
  )
}

function Evidence({ one, path }: { one: CompetencyEvidence; path: string | null }) {
  const text = useText(competencyText)
  const { requirementKinds } = useText(competencyWords)
  const isCase = one.kind === ('case' satisfies CompetencyEvidence['kind'])
  const note = isCase ? requirementKinds[one.note as keyof typeof requirementKinds] : one.note
  const value =
    one.level === null ? null : say(text.levelOf, { level: one.level.toFixed(1), marks: one.marks })

  return (
    <li>
      <span className="figures">{one.day}</span>{' '}
      {path ? <Link to={path}>{one.title}</Link> : one.title}{' '}
      <span className="figures">{value}</span>
      <div className="soft">{[text.kinds[one.kind], note].join(' · ')}</div>
    </li>
  )
}
