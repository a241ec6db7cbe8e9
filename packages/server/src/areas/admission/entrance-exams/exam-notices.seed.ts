import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '考试', en: 'Exam' }

const NAME = blank(
  'name',
  { zh: '报名人姓名', en: 'Applicant' },
  { zh: '张予安', en: 'Zhang Yu’an' },
)

const INTAKE = blank(
  'intake',
  { zh: '招生批次', en: 'Intake' },
  { zh: '2026 年度招生', en: 'Intake 2026' },
)

const SESSION = blank('session', { zh: '考试场次', en: 'Session' }, { zh: '上午场', en: 'Morning' })

const TIME = blank(
  'time',
  { zh: '考试时间', en: 'Time' },
  { zh: '2026-05-20 09:00', en: '2026-05-20 09:00' },
)

const PLACE = blank('place', { zh: '考点', en: 'Venue' }, { zh: '教学楼', en: 'Teaching building' })
const ROOM = blank('room', { zh: '考场', en: 'Room' }, { zh: '301 教室', en: 'Room 301' })
const SEAT = blank('seat', { zh: '座位号', en: 'Seat' }, { zh: '12', en: '12' })

const TICKET = blank(
  'ticket',
  { zh: '准考证号', en: 'Ticket number' },
  { zh: '2026010012', en: '2026010012' },
)

const COMPONENT = blank('component', { zh: '科目', en: 'Component' }, { zh: '理论', en: 'Theory' })

const CHECKER = blank('checker', { zh: '复核人', en: 'Checked by' }, { zh: '林静', en: 'Lin Jing' })

const ANSWER = blank(
  'answer',
  { zh: '答复', en: 'Answer' },
  { zh: '已核对试卷，原成绩无误', en: 'The paper was checked again; the score is correct' },
)

/** Notice kinds of exams that are no step of a registration. */
export const examNotices = notices('exam', GROUP, {
  moved: {
    name: { zh: '考试时间、地点或座位调整后', en: 'When time, place or seat of an exam changes' },
    blanks: [NAME, INTAKE, SESSION, TIME, PLACE, ROOM, SEAT, TICKET],
    title: { zh: '考试安排有调整', en: 'Your exam arrangement has changed' },
    body: {
      zh: '{name}，你在{intake}的考试调整为：{time}，{place}{room}，座位 {seat} 号。准考证号 {ticket} 不变，请重新下载准考证。',
      en: '{name}, your exam for {intake} is now at {time}, {place}, {room}, seat {seat}. Your ticket number stays {ticket}; please download the ticket again.',
    },
    bySms: true,
  },
})

export const scoreNotices = notices('score', GROUP, {
  differs: {
    name: {
      zh: '成绩复核不一致（告知录入人）',
      en: 'When a checked score differs (to the person who entered it)',
    },
    blanks: [INTAKE, TICKET, COMPONENT, CHECKER],
    title: { zh: '成绩复核不一致', en: 'A score you entered differs in the check' },
    body: {
      zh: '{intake}准考证号 {ticket} 的{component}成绩，{checker}复核时与你录入的不一致，仍为待复核。请核对试卷，如录入有误请更正。',
      en: '{intake}: when {checker} checked the {component} score of ticket {ticket}, it differed from your entry, so it stays unchecked. Please compare it with the paper and correct it if it is wrong.',
    },
  },
})

export const scoreReviewNotices = notices('scoreReview', GROUP, {
  upheld: {
    name: { zh: '成绩复查维持原分后', en: 'When a score was upheld' },
    blanks: [NAME, INTAKE, COMPONENT, ANSWER],
    title: { zh: '成绩复查结果：维持原分', en: 'Score review: upheld' },
    body: {
      zh: '{name}，你在{intake}的{component}成绩经复查，维持原分。{answer}',
      en: '{name}, your {component} score for {intake} was reviewed and upheld. {answer}',
    },
  },
  corrected: {
    name: { zh: '成绩复查更正后', en: 'When a score was corrected' },
    blanks: [NAME, INTAKE, COMPONENT, ANSWER],
    title: { zh: '成绩复查结果：已更正', en: 'Score review: corrected' },
    body: {
      zh: '{name}，你在{intake}的{component}成绩经复查已更正，请登录报名系统查看。{answer}',
      en: '{name}, your {component} score for {intake} was reviewed and corrected; please log in to see it. {answer}',
    },
  },
})
