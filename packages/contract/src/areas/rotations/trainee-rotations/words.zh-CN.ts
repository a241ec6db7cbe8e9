export const ownZh = {
  fields: {
    baseId: '培训基地',
  },
  permissions: { 'rotations:own:read': '查看自己的轮转', 'rotations:trainee:list': '查看学员的轮转' },
  menus: { 'rotation.own': '我的轮转', 'rotation.trainees': '学员轮转' },
  calendar: { begins: '入科：{department}', ends: '出科：{department}' },
  ical: {
    file: '轮转安排-{name}',
    calendar: '轮转安排 {name}',
    rotation: '轮转：{department}',
    supervisor: '带教：{name}',
    state: '状态：{state}',
    months: '共 {count} 个月',
    away: '不轮转：{reason}',
  },
  ownRecord: {
    rotation: '轮转',
    department: '科室',
    startsOn: '开始日期',
    endsOn: '结束日期',
    state: '状态',
    supervisor: '带教老师',
    absences: '不轮转的日子',
    reason: '原因',
  },
} as const
