import { book } from '@residency/contract/kernel'

const zh = {
  intakes: '招生批次的下一步',
  next: '下一步：{step}',
  waits: '等待中：报名截止 {until}',
  counts: '{registrations} 人报名，{seats} 个名额',
  nothing: '没有进行中的招生批次。',
  steps: {
    addOffers: '添加招生专业',
    open: '开放报名',
    review: '审核报名',
    close: '截止报名',
    arrangeExams: '安排考试',
    enterScores: '录入与复核成绩',
    startAdmission: '开始录取',
    admit: '录取与公布结果',
    receive: '办理报到',
    finish: '结束批次',
  },
}
const en: typeof zh = {
  intakes: 'Next steps of intakes',
  next: 'next: {step}',
  waits: 'open until {until}',
  counts: '{registrations} signed up, {seats} {seats:seat|seats}',
  nothing: 'No intake is under way.',
  steps: {
    addOffers: 'add offers',
    open: 'open sign-up',
    review: 'review sign-ups',
    close: 'close sign-up',
    arrangeExams: 'arrange exams',
    enterScores: 'enter and check scores',
    startAdmission: 'start the admission',
    admit: 'admit and publish',
    receive: 'receive arrivals',
    finish: 'finish',
  },
}
export const admissionHomeWords = book(zh, en)
