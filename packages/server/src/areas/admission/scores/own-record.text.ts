import { book } from '@residency/contract/kernel/label'

export const ownExamWords = book({
  exams: ['考试', 'Exams'],
  reviews: ['成绩复查', 'Score reviews'],
  intake: ['招生批次', 'Intake'],
  ticket: ['准考证号', 'Ticket number'],
  session: ['考试场次', 'Session'],
  time: ['考试时间', 'Time'],
  place: ['考点', 'Venue'],
  room: ['考场', 'Room'],
  seat: ['座位号', 'Seat'],
  component: ['科目', 'Component'],
  offer: ['报考专业编号', 'Offer number'],
  points: ['成绩', 'Score'],
  enteredAt: ['录入时间', 'Entered'],
  checkedAt: ['复核时间', 'Checked'],
  scores: ['成绩', 'Scores'],
  reason: ['复查理由', 'Reason for the review'],
  state: ['结果', 'Outcome'],
  answer: ['答复', 'Answer'],
  askedAt: ['申请时间', 'Requested'],
})
