import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import type { CheckRecordDetail } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { CertificateLines } from '../certificates/certificate-lines.tsx'
import '../teachers.css'
import { useCheckRecord, useWaitingRecords } from './check.queries.ts'
import { checkText } from './check.text.ts'
import { Validity } from './check-record.columns.tsx'
import { CHECK_TONES } from './check-tones.rules.ts'
import { RequirementsOfYear } from './requirements-of-year.tsx'
import { useCheckReview } from './use-check-review.ts'

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One teacher in a check, with what matters for the decision. */
export function CheckReview({ id, isVisit, onOpen }: Props) {
  const { records: text } = useText(checkText)
  const { states } = useText(checkWords).flows.teacherCheck
  const review = useCheckReview()
  const { data: checkRecord, error } = useCheckRecord(id)
  const waiting = useWaitingRecords().data

  return (
    <ReviewScreen<CheckRecordDetail>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={checkRecord}
      lead={
        checkRecord && (
          <>
            <StateTag tone={CHECK_TONES[checkRecord.state]}>{states[checkRecord.state]}</StateTag>{' '}
            {say(text.of, { year: checkRecord.year, title: checkRecord.checkTitle })}
          </>
        )
      }
    >
      {checkRecord && <Parts checkRecord={checkRecord} />}
    </ReviewScreen>
  )
}

function Parts({ checkRecord }: { checkRecord: CheckRecordDetail }) {
  const { records: text } = useText(checkText)
  return (
    <>
      {checkRecord.instructions && (
        <section className="panel">
          <h2>{text.instructions}</h2>
          <p className="check-note">{checkRecord.instructions}</p>
        </section>
      )}
      <section className="panel">
        <h2>{text.facts}</h2>
        <QualificationFacts checkRecord={checkRecord} />
      </section>
      <section className="panel">
        <h2>{text.certificates}</h2>
        <CertificateLines rows={checkRecord.certificates} />
      </section>
      <section className="panel">
        <h2>{say(text.requirements, { year: checkRecord.year })}</h2>
        <RequirementsOfYear rows={checkRecord.requirements} />
      </section>
    </>
  )
}

function QualificationFacts({ checkRecord }: { checkRecord: CheckRecordDetail }) {
  const { records: text, base, days, span } = useText(checkText)
  const { levels, fields } = useText(qualificationWords)
  const { results } = useText(assessmentWords)
  const { assessment, decidedBy, decidedTime } = checkRecord

  const assessed = assessment && {
    year: assessment.year,
    result: results[assessment.result],
    score: assessment.score ?? '',
  }

  const decided = decidedBy && say(text.by, { name: decidedBy, time: decidedTime ?? '' })

  return (
    <FactList
      facts={[
        [text.department, checkRecord.department],
        [base, checkRecord.base],
        [fields.level, levels[checkRecord.level]],
        [text.number, checkRecord.number],
        [text.validity, <Validity key="validity" row={checkRecord} />],
        [
          text.assessment,
          assessed
            ? say(assessment.score === null ? text.assessed : text.assessedPoints, assessed)
            : text.noAssessment,
        ],
        [days, say(span, { from: checkRecord.firstDay, until: checkRecord.lastDay })],
        ...(decided ? [[text.decided, decided] as const] : []),
        ...(checkRecord.reason ? [[text.reason, checkRecord.reason, true] as const] : []),
        ...(checkRecord.settlement
          ? [[text.settlement, checkRecord.settlement, true] as const]
          : []),
      ]}
    />
  )
}
