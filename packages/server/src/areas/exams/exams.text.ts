import { book } from '@residency/contract/kernel/label'

/** What is due, in both languages. */
export const whatIsDue = (title: string) => ({ zh: `考试：${title}`, en: `Exam: ${title}` })

/** Why a question is not shown, and until when. */
export const withheldText = book({
  exam: [
    '该题用于你还可以参加的考试，{until} 考试结束后可以查看',
    'This question is on an exam that you may still sit; you can see it once the exam is over, after {until}',
  ],
  goingOn: [
    '该题用于你还在进行的考试，考试结束后可以查看',
    'This question is on an exam that you are still sitting; you can see it once the exam is over',
  ],
  resit: [
    '该题用于正在安排的补考，补考结束后可以查看',
    'This question is for a resit that is being planned; you can see it once the resit is over',
  ],
})
