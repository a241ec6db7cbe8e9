import { book } from '@residency/contract/kernel/label'

export const admissionHomeWords = book({
  intakes: ['招生批次的下一步', 'Next steps of intakes'],
  next: ['下一步：{step}', 'next: {step}'],
  waits: ['等待中：报名截止 {until}', 'open until {until}'],
  counts: ['{registrations} 人报名，{seats} 个名额', '{registrations} signed up, {seats} {seats:seat|seats}'],
  nothing: ['没有进行中的招生批次。', 'No intake is in progress.'],
  steps: {
    addOffers: ['添加招生专业', 'add offers'],
    open: ['开放报名', 'open sign-up'],
    review: ['审核报名', 'review sign-ups'],
    close: ['截止报名', 'close sign-up'],
    arrangeExams: ['安排考试', 'arrange exams'],
    enterScores: ['录入与复核成绩', 'enter and check scores'],
    startAdmission: ['开始录取', 'start admission'],
    admit: ['录取与公布结果', 'admit and publish'],
    receive: ['办理报到', 'receive arrivals'],
    finish: ['结束批次', 'finish intake'],
  },
})
