import { book } from '../../../kernel/text/label.ts'

export const limitWords = book({
  fields: {
    regime: ['工时规则', 'Rule of hours'],
    agreedOvertime: ['约定的每周加班小时数', 'Agreed overtime a week, in hours'],
    ownWeekly: ['每周最多小时数', 'Most hours a week'],
    holidaysSettled: ['法定节假日的加班工资已结清', 'Pay of legal holidays is settled'],
    earnedMonths: ['补休有效期（月）', 'Months in which earned leave is used'],
    version: ['版本', 'Version'],
  },
  regimes: {
    labour: ['劳动法（每周 40 小时，另加约定的加班）', 'Labour law (40 hours a week and the agreed overtime)'],
    own: ['本院规定（每周最多小时数）', 'The hospital’s own rule (most hours a week)'],
    acgme: ['ACGME（四周平均每周 80 小时）', 'ACGME (80 hours a week, averaged over four weeks)'],
  },
  warnings: {
    weekly: [
      '{name} 在 {day} 起的一周排了 {hours} 小时，超过 {most} 小时',
      '{name} has {hours} {hours:hour|hours} in the week from {day}, more than {most}',
    ],
    overtime: [
      '{name} 这个月加班共 {hours} 小时，超过 {most} 小时',
      '{name} has {hours} {hours:hour|hours} of overtime in this month, more than {most}',
    ],
  },
  auditActions: {
    'duty.hours.regime': ['设置工时规则', 'Set the rule of hours'],
  },
  permissions: {
    'duty:hours:regime': ['设置工时规则', 'Set the rule of hours'],
  },
})
