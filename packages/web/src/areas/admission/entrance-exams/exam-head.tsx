import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { Empty, Segmented, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import './exams.css'
import { useChosenIntake } from './exam.queries.ts'
import { IntakeChoice } from './intake-choice.tsx'

type Props<Part extends string> = {
  title: string
  label: string

  /** The tabs of the page; the first one is not in the address. */
  parts: Readonly<Record<Part, ReactNode>>
  noIntake: string
  children: (part: Part, intake: ExamIntake, aside: ReactNode) => ReactNode
}

/** The head of an exam page: tab and intake, both in the address. */
export function ExamHead<Part extends string>({
  title,
  label,
  parts,
  noIntake,
  children,
}: Props<Part>) {
  const [query, setQuery] = useSearchParams()
  const { intakes, intake, choose } = useChosenIntake()
  const names = Object.keys(parts) as Part[]
  const part = names.find((name) => name === query.get('part')) ?? names[0]!
  if (!intakes) return <Skeleton active className="panel" paragraph={{ rows: 8 }} />

  if (!intake)
    return (
      <section className="list-screen" aria-label={title}>
        <h1>{title}</h1>
        <div className="panel list-message">
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={noIntake} />
        </div>
      </section>
    )

  const turnTo = (next: Part) => {
    const id = query.get('intakeId')
    setQuery(
      { ...(next === names[0] ? {} : { part: next }), ...(id ? { intakeId: id } : {}) },
      { replace: true },
    )
  }

  const aside = (
    <>
      <Segmented
        aria-label={label}
        value={part}
        options={names.map((value) => ({ value, label: parts[value] }))}
        onChange={turnTo}
      />
      <IntakeChoice intakes={intakes} value={intake.id} onChange={choose} />
    </>
  )

  return <div key={`${part} ${intake.id}`}>{children(part, intake, aside)}</div>
}
