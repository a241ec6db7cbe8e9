import { book } from '../../../kernel/text/label.ts'

export const ownWords = book({
  fields: {
    baseId: ['培训基地', 'Base'],
  },
  permissions: {
    'rotations:own:read': ['查看自己的轮转', 'See own rotation'],
    'rotations:trainee:list': ['查看学员的轮转', 'See trainee rotations'],
  },
  menus: { 'rotation.own': ['我的轮转', 'My rotation'], 'rotation.trainees': ['学员轮转', 'Trainee rotations'] },
  calendar: {
    begins: ['入科：{department}', 'Rotation begins: {department}'],
    ends: ['出科：{department}', 'Rotation ends: {department}'],
  },
  ical: {
    file: ['轮转安排-{name}', 'rotation-{name}'],
    calendar: ['轮转安排 {name}', 'Rotation {name}'],
    rotation: ['轮转：{department}', 'Rotation: {department}'],
    supervisor: ['带教：{name}', 'Supervisor: {name}'],
    state: ['状态：{state}', 'State: {state}'],
    months: ['共 {count} 个月', '{count} {count:month|months}'],
    away: ['不轮转：{reason}', 'Out of rotation: {reason}'],
  },
  ownRecord: {
    rotation: ['轮转', 'Rotation'],
    department: ['科室', 'Department'],
    startsOn: ['开始日期', 'First day'],
    endsOn: ['结束日期', 'Last day'],
    state: ['状态', 'State'],
    supervisor: ['带教老师', 'Supervisor'],
    absences: ['不轮转的日子', 'Blackout dates'],
    reason: ['原因', 'Reason'],
  },
})
