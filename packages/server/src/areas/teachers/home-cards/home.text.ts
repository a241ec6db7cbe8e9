import { book } from '@residency/contract/kernel'

const zh = {
  duties: '我的带教要求',
  done: '已确认 {done} 次，要求 {count} 次（{period}）',
  noneAsked: '{period}：没有学员出科',
  noDuties: '目前没有适用于你的带教要求。',
  classes: '师资培训班',
  days: '{from} 至 {until}，{place}',
  isIn: '已报名',
  called: '需要参加',
  open: '可报名',
  noClasses: '没有可报名或已报名的培训班。',
  checks: '待我年检的教师',
  objections: '待处理的年检异议',
  checkNote: '{department} · {what}',
  noChecks: '没有待年检的教师。',
}
const en: typeof zh = {
  duties: 'My teaching requirements',
  done: '{done} confirmed of {count} ({period})',
  noneAsked: '{period}: no stay ended',
  noDuties: 'No requirement applies to you at present.',
  classes: 'Teacher training',
  days: '{from} to {until}, {place}',
  isIn: 'signed up',
  called: 'to attend',
  open: 'open',
  noClasses: 'No class is open, and you have a place in none.',
  checks: 'Teachers to check this year',
  objections: 'Objections to yearly checks',
  checkNote: '{department} · {what}',
  noChecks: 'No teacher waits for your check.',
}
export const teachersHomeWords = book(zh, en)
