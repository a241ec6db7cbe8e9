import { book } from '../../../kernel/text/label.ts'

export const limitWords = book({
  fields: {
    regime: ['工时规则', 'Working hours rule'],
    agreedOvertime: ['约定的每周加班小时数', 'Agreed overtime per week (hours)'],
    ownWeekly: ['每周最多小时数', 'Maximum hours per week'],
    holidaysSettled: ['法定节假日的加班工资已结清', 'Overtime pay for legal holidays is settled'],
    earnedMonths: ['补休有效期（月）', 'Earned leave valid for (months)'],
    version: ['版本', 'Version'],
  },
  regimes: {
    labour: ['劳动法（每周 40 小时，另加约定的加班）', 'Labour law (40 hours a week plus agreed overtime)'],
    own: ['本院规定（每周最多小时数）', 'Hospital’s own rule (maximum hours per week)'],
    acgme: ['ACGME（四周平均每周 80 小时）', 'ACGME (80 hours a week, averaged over four weeks)'],
  },
  warnings: {
    weekly: [
      '{name} 在 {day} 起的一周排了 {hours} 小时，超过 {most} 小时',
      '{name} has {hours} {hours:hour|hours} in the week from {day}, more than {most}',
    ],
    overtime: [
      '{name} 这个月加班共 {hours} 小时，超过 {most} 小时',
      '{name} has {hours} {hours:hour|hours} of overtime this month, more than {most}',
    ],
  },
  auditActions: {
    'duty.hours.regime': ['设置工时规则', 'Set the working hours rule'],
  },
  permissions: {
    'duty:hours:regime': ['设置工时规则', 'Set the working hours rule'],
  },
})
