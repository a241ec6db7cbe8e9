import { book } from '@residency/contract/kernel/label'

export const teachersHomeWords = book({
  duties: ['我的带教要求', 'My teaching requirements'],
  done: ['已确认 {done} 次，要求 {count} 次（{period}）', '{done} confirmed of {count} ({period})'],
  noneAsked: ['{period}：没有学员出科', '{period}: no stay ended'],
  noDuties: ['目前没有适用于你的带教要求。', 'No requirement applies to you at present.'],
  classes: ['师资培训班', 'Teacher training'],
  days: ['{from} 至 {until}，{place}', '{from} to {until}, {place}'],
  isIn: ['已报名', 'signed up'],
  called: ['需要参加', 'must attend'],
  open: ['可报名', 'open'],
  noClasses: ['没有可报名或已报名的培训班。', 'No classes are open, and you have not signed up for any.'],
  checks: ['待我年检的教师', 'Teachers to check this year'],
  objections: ['待处理的年检异议', 'Objections to yearly checks'],
  checkNote: ['{department} · {what}', '{department} · {what}'],
  noChecks: ['没有待年检的教师。', 'No teachers to check.'],
})
