export const leaveTypesZh = {
  leaveSteps: { supervisor: '带教老师', department: '科室', base: '基地', office: '毕后办' },
  errors: {
    leaveDaysShort: '{year} 年的{type}还剩 {left} 天，不够 {wanted} 天；{on} 起有新的 {days} 天',
    leaveDaysOver: '{year} 年的{type}还剩 {left} 天，不够 {wanted} 天。请缩短天数，或换一种假',
    leaveEventOver: '{type}每次最多 {days} 天（{source}），请缩短天数',
    leaveDaysUnrecorded: '本省的{type}天数还没有录入，请联系毕后办在“请假类型”中填写',
  },
} as const
