import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { paperPermissions as papers } from '@residency/contract/areas/questions/papers/access'
import { Alert } from 'antd'
import { Link, useNavigate } from 'react-router'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { RecordLink, useRecordPath } from '../../../screens/record.tsx'
import { WhoDecides } from '../../../screens/review/who-decides.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { Candidates } from '../candidates/candidates.tsx'
import { ExamRooms } from '../candidates/exam-rooms.tsx'
import { useExamWindow } from './exam.columns.tsx'
import { useExam, useSharingExams } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import { useExamFacts } from './exam-facts.tsx'
import { ExamStaff } from './exam-staff.tsx'
import { EXAM_TONES, pointsOf } from './exam-tones.rules.ts'
import './exams.css'
import { SharingExams } from '../secrecy/sharing-exams.tsx'
import { useExamActions } from './use-exam-actions.tsx'

/**
 * An exam as those see it who plan, invigilate or mark it: progress, settings, papers, rooms,
 * staff, candidates.
 */
export function ExamRecord({ id }: { id: number }) {
  const text = useText(examText)
  const { examPhases, examModes } = useText(examWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const windowOf = useExamWindow()
  const { data, error, refetch } = useExam(id)
  const { actionsOf, dialogs } = useExamActions((made) => void navigate(pathOf(made)))
  const factsOf = useExamFacts()
  const mayPlan = usePerm([may.manage])
  const sharing = useSharingExams(mayPlan ? id : null).data ?? []
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const isInRooms = data.mode === 'room'

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={
          <>
            <StateTag tone={EXAM_TONES[data.phase]}>{examPhases[data.phase]}</StateTag>{' '}
            {windowOf(data)} · {say(text.minutes, { minutes: data.minutes })} ·{' '}
            {examModes[data.mode]}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        banner={
          <>
            {data.maySit && <OwnExam id={id} />}
            <Waits exam={data} />
          </>
        }
        sections={[
          { title: text.about, facts: factsOf(data) },
          { title: text.papers, content: <Papers exam={data} /> },
          ...(isInRooms ? [{ title: text.rooms, content: <ExamRooms exam={data} /> }] : []),
          { title: text.staff, content: <ExamStaff exam={data} /> },
          ...(sharing.length
            ? [{ title: text.sharing.title, content: <SharingExams exams={sharing} /> }]
            : []),
          ...(data.resits.length ? [{ title: text.resits, content: <Resits exam={data} /> }] : []),
        ]}
      />
      <Candidates exam={data} />
      {dialogs}
    </>
  )
}

/** The reader sits the exam or may: why there are no buttons, and who has them. */
function OwnExam({ id }: { id: number }) {
  const text = useText(examText)
  return (
    <div className="exam-waits">
      <Alert showIcon type="info" title={text.maySit} />
      <WhoDecides flow={examFlow} id={id} mayDecide={false} />
    </div>
  )
}

/** What prevents the release of the results of an exam that is over. */
function Waits({ exam }: { exam: ExamDetail }) {
  const text = useText(examText)
  const { running, unmarked, late } = exam.progress
  if (exam.phase !== 'over') return null

  const what = [
    running > 0 && say(text.waitsRunning, { count: running }),
    unmarked > 0 && say(text.waitsUnmarked, { count: unmarked }),
  ]

  const open = what.filter(Boolean).join(text.comma)

  return (
    <div className="exam-waits">
      <Alert
        showIcon
        type={open ? 'info' : 'success'}
        title={open ? say(text.waits, { what: open }) : text.ready}
      />
      {late > 0 && <Alert showIcon type="warning" title={say(text.waitsLate, { count: late })} />}
    </div>
  )
}

function Papers({ exam }: { exam: ExamDetail }) {
  const text = useText(examText)
  if (exam.papers.length === 0) return <p className="soft">{text.noPapers}</p>

  return (
    <ul className="exam-parts">
      {exam.papers.map(({ id, name, form, items, points, isReady }) => (
        <li key={id}>
          <PaperName id={id}>{form ? `${name} ${form}` : name}</PaperName>
          <span className="soft">{say(text.paper, { items, points: pointsOf(points) })}</span>
          {!isReady && <StateTag tone="wait">{text.paperNotReady}</StateTag>}
        </li>
      ))}
    </ul>
  )
}

/** A person who designs papers continues there: an exam is published with checked papers only. */
function PaperName({ id, children }: { id: number; children: string }) {
  if (!usePerm([papers.build])) return <strong>{children}</strong>
  return (
    <Link className="link-button" to={`/course/paper?id=${id}`}>
      {children}
    </Link>
  )
}

const Resits = ({ exam }: { exam: ExamDetail }) => (
  <ul className="exam-parts">
    {exam.resits.map(({ id, name }) => (
      <li key={id}>
        <RecordLink id={id}>{name}</RecordLink>
      </li>
    ))}
  </ul>
)
