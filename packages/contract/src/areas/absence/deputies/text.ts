import { book } from '../../../kernel/text/label.ts'

export const deputyWords = book({
  auditActions: {
    'absence.deputy.create': ['指定代理审批人', 'Deputy named'],
    'absence.deputy.end': ['提前结束代理审批', 'Deputy ended early'],
  },
  fields: {
    startsOn: ['开始日期', 'First day'],
    endsOn: ['结束日期', 'Last day'],
    personId: ['不在岗的人', 'Absent person'],
    deputyId: ['代理人', 'Deputy'],
    steps: ['代理环节', 'Steps'],
    phase: ['时间', 'Period'],
  },
  deputyPhases: {
    present: ['代理中', 'Active'],
    ahead: ['未开始', 'Not started'],
    over: ['已到期', 'Expired'],
    ended: ['已提前结束', 'Ended early'],
  },
  permissions: {
    'absence:deputy:own': ['指定自己的代理审批人', 'Name own deputy'],
    'absence:deputy:all': ['查看并代他人指定代理审批人', 'See all deputies and name them for others'],
  },
  menus: { 'daily.deputies': ['代理审批', 'Deputies'] },
  errors: {
    deputyIsPerson: ['不能指定本人为自己的代理；请选择其他人', 'You cannot be your own deputy; choose somebody else'],
    personUnknown: [
      '没有找到不在岗的人，或其账号已停用；请重新选择',
      'The absent person was not found or the account is disabled; choose again',
    ],
    deputyUnknown: ['没有找到代理人，或其账号已停用；请重新选择', 'The deputy was not found or the account is disabled; choose again'],
    stepNotTheirs: [
      '{name} 不负责“{step}”环节，不用指定代理；请取消这个环节',
      '{name} does not decide “{step}”, so it needs no deputy; untick this step',
    ],
    deputyCannot: [
      '{name} 不能处理“{step}”环节；请选择担任同类职责的人，或取消这个环节',
      '{name} cannot decide “{step}”; choose somebody with the same role, or untick this step',
    ],
    deputyOverlaps: [
      '{from} 至 {until} 的“{step}”环节已由 {deputy} 代理；请调整日期，或先提前结束那一次',
      '{deputy} is already the deputy for “{step}” from {from} to {until}; change the dates, or end that one first',
    ],
    deputyInPast: ['结束日期已过；请填写今天或以后的日期', 'The last day has passed; choose today or later'],
    deputyOver: ['这次代理已经结束；请刷新后查看', 'This deputy period has already ended; refresh to see'],
  },
  issues: { 'deputy.endsEarly': ['结束日期不能早于开始日期', 'The last day cannot be before the first'] },
})
