import { book } from '@residency/contract/kernel'

const zh = {
  logins: '登录失败',
  loginsNote: '次，昨天至今',
  loginsNone: '昨天至今没有登录失败',
  health: '系统状况',
  disk: '数据盘',
  diskValue: '已用 {share}%，剩余 {free} GB',
  diskUnknown: '读不到磁盘容量',
  backup: '最近一次备份',
  backupAge: '{days} 天前',
  backupToday: '24 小时内',
  backupNone: '没有已知的备份',
  backupHow: '在服务器上运行 npm run backup 备份，完成后这里显示时间',
  database: '数据库',
  databaseValue: '{size} MB',
  sessions: '登录中的会话',
}
const en: typeof zh = {
  logins: 'Failed logins',
  loginsNote: 'since yesterday',
  loginsNone: 'none since yesterday',
  health: 'Health of the system',
  disk: 'Data disk',
  diskValue: '{share}% used, {free} GB free',
  diskUnknown: 'its size cannot be read',
  backup: 'Latest backup',
  backupAge: '{days} {days:day|days} ago',
  backupToday: 'within 24 hours',
  backupNone: 'No backup known',
  backupHow: 'Run npm run backup on the server; its time is shown here afterwards',
  database: 'Database',
  databaseValue: '{size} MB',
  sessions: 'Open sessions',
}
export const accountsHomeWords = book(zh, en)
