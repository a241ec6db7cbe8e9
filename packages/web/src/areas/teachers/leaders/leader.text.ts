import { book } from '../../../platform/texts/book.ts'

export const leaderText = book({
  title: ['医疗组长', 'Team leaders'],
  lead: [
    '共 {total} 个任期，在任的在前；每个医疗组同一时间只有一位组长',
    '{total} {total:term|terms}, those in office first; a team has one leader at a time',
  ],
  search: ['姓名或医疗组', 'Name or team'],
  empty: [
    '还没有医疗组长。点“任命组长”，从师资库中选择一位教师，确定医疗组与任期。',
    'No team leaders yet. Press “Appoint”, then choose a teacher from the library, the team and the term.',
  ],
  appoint: ['任命组长', 'Appoint'],
  changeTerm: ['修改任期', 'Change term'],
  endTerm: ['提前结束', 'End early'],
  endQuestion: ['提前结束{name}的任期', 'End the term of {name}'],
  appointed: ['已任命，并通知本人', 'Appointed; the person has been notified'],
  changed: ['任期已修改', 'Term changed'],
  ended: ['任期已结束，并通知本人', 'Term ended; the person has been notified'],
  base: ['培训基地', 'Base'],
  department: ['科室', 'Department'],
  teamHelp: ['如“感染药学组”；同一科室的组名请写成一样', 'Such as “Infection team”; always spell the name of a team the same way'],
  personHelp: ['须在师资库中且资格有效', 'Must be in the teacher library with a valid qualification'],
  until: ['{from} 至 {until}', '{from} to {until}'],
})
