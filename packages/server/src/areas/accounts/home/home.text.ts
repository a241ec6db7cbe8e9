import { book } from '@residency/contract/kernel/label'

export const accountsHomeWords = book({
  logins: ['登录失败', 'Failed logins'],
  loginsNote: ['次，昨天至今', 'since yesterday'],
  loginsNone: ['昨天至今没有登录失败', 'none since yesterday'],
  health: ['系统健康', 'System health'],
})
