import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const blank = (name: string, zh: string, en: string, example: string, exampleEn: string): NoticeBlank => {
  return { name, zh, en, example, exampleEn }
}
const NAME = blank('name', '报名人姓名', 'Applicant', '张予安', 'Zhang Yu’an')
const INTAKE = blank('intake', '招生批次', 'Intake', '2026 年度招生', 'Intake 2026')
const TICKET = blank('ticket', '准考证号', 'Ticket number', '2026010012', '2026010012')
const COMPONENT = blank('component', '科目', 'Component', '理论', 'Theory')
const ANSWER = blank('answer', '答复', 'Answer', '已核对试卷，原成绩无误', 'The paper was read again; the score is right')
const CHECKER = blank('checker', '复核人', 'Who checked', '林静', 'Lin Jing')
const SEAT = [
  blank('session', '考试场次', 'Session', '上午场', 'Morning'),
  blank('time', '考试时间', 'Time', '2026-05-20 09:00', '2026-05-20 09:00'),
  blank('place', '考点', 'Place', '教学楼', 'Teaching building'),
  blank('room', '考场', 'Room', '301 教室', 'Room 301'),
  blank('seat', '座位号', 'Seat', '12', '12'),
  TICKET,
]
const EXAM = { zh: '考试', en: 'Exam' }

/** Notice kinds of exams that are no step of a registration. */
export const examNotices: readonly NoticeKind[] = [
  {
    kind: 'exam.moved',
    group: EXAM,
    name: { zh: '考试时间、地点或座位调整后', en: 'When an exam was moved' },
    title: { zh: '考试安排有调整', en: 'Your exam was moved' },
    body: {
      zh: '{name}，你在{intake}的考试调整为：{time}，{place}{room}，座位 {seat} 号。准考证号 {ticket} 不变，请重新下载准考证。',
      en: '{name}, your exam for {intake} is now at {time}, {place}, {room}, seat {seat}. Your ticket number {ticket} stays; please download the ticket again.',
    },
    blanks: [NAME, INTAKE, ...SEAT],
    bySms: true,
  },
  {
    kind: 'score.differs',
    group: EXAM,
    name: { zh: '成绩复核不一致（告知录入人）', en: 'When a checked score differs (to whoever entered it)' },
    title: { zh: '成绩复核不一致', en: 'A score you entered differs' },
    body: {
      zh: '{intake}准考证号 {ticket} 的{component}成绩，{checker}复核时与你录入的不一致，仍为待复核。请核对试卷，如录入有误请更正。',
      en: '{intake}: the {component} score of ticket {ticket} differs from what {checker} typed and stays unchecked. Please compare the paper and correct it if it is wrong.',
    },
    blanks: [INTAKE, TICKET, COMPONENT, CHECKER],
  },
  {
    kind: 'scoreReview.upheld',
    group: EXAM,
    name: { zh: '成绩复查维持原分后', en: 'When a score was upheld' },
    title: { zh: '成绩复查结果：维持原分', en: 'Score review: upheld' },
    body: {
      zh: '{name}，你在{intake}的{component}成绩经复查，维持原分。{answer}',
      en: '{name}, your {component} score for {intake} was reviewed and upheld. {answer}',
    },
    blanks: [NAME, INTAKE, COMPONENT, ANSWER],
  },
  {
    kind: 'scoreReview.corrected',
    group: EXAM,
    name: { zh: '成绩复查更正后', en: 'When a score was corrected' },
    title: { zh: '成绩复查结果：已更正', en: 'Score review: corrected' },
    body: {
      zh: '{name}，你在{intake}的{component}成绩经复查已更正，请登录报名系统查看。{answer}',
      en: '{name}, your {component} score for {intake} was reviewed and corrected; please log in to see it. {answer}',
    },
    blanks: [NAME, INTAKE, COMPONENT, ANSWER],
  },
]
