import type { OwnExamDetail } from '@residency/contract/areas/exams/taking/attempt.contract'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { SpanCell } from '../../../ui/times/span-cell.tsx'
import { takingText } from '../taking/taking.text.ts'
import { isAhead, isCalledOff, isUnderWay, pointsOf } from './own-exam-tones.rules.ts'
import '../taking/sitting.css'
import '../../courses/course/courses.public.css'

/**
 * What a taker must know before beginning: window, length, own extra time, and the one deadline.
 */
export function ExamRules({ exam }: { exam: OwnExamDetail }) {
  const { own, rules: text } = useText(takingText)

  const window = (
    <>
      <SpanCell from={exam.opensAt} until={exam.closesAt} />
    </>
  )

  const chooseSentence = () => {
    if (isUnderWay(exam)) return text.deadlineRunning

    return isAhead(exam) ? text.deadlineIfOpen : text.deadlineIfNow
  }

  const sentence = chooseSentence()

  const deadline =
    exam.deadline &&
    say(sentence, { time: inShanghai(exam.deadline).format('YYYY-MM-DD HH:mm:ss') })

  const facts: [string, React.ReactNode, boolean?][] = [
    [text.window, window],
    [text.length, say(own.length, { minutes: exam.minutes })],
    [
      text.extra,
      exam.extraMinutes > 0 ? say(own.length, { minutes: exam.extraMinutes }) : text.none,
    ],
    [text.attempts, say(text.left, { all: exam.attempts, left: exam.attemptsLeft })],
    [
      text.questions,
      say(text.size, {
        questions: exam.questions,
        most: pointsOf(exam.most),
        pass: exam.passPercent,
      }),
    ],
    ...(exam.room
      ? [
          [text.place, say(text.seat, { room: exam.room, seat: exam.seat ?? text.none })] as [
            string,
            string,
          ],
        ]
      : []),
    ...(deadline
      ? [
          [text.deadline, <strong key="deadline">{deadline}</strong>, true] as [
            string,
            React.ReactNode,
            boolean,
          ],
        ]
      : []),
    [text.keeps, exam.keepsDevice ? text.keepsOne : text.keepsAny, true],
  ]

  return (
    <div className="exam-rules">
      <FactList facts={facts} />
      {isCalledOff(exam) && exam.reason && <p>{say(text.reason, { reason: exam.reason })}</p>}
      {exam.note && <p className="course-intro">{exam.note}</p>}
      <p className="soft">
        {text.saved} {text.away}
      </p>
    </div>
  )
}
