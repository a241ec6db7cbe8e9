import { book } from '@residency/contract/kernel/label'

export const accountsHomeWords = book({
  logins: ['登录失败', 'Failed logins'],
  loginsNote: ['次，昨天至今', 'since yesterday'],
  loginsNone: ['昨天至今没有登录失败', 'none since yesterday'],
  health: ['系统状况', 'Health of the system'],
  disk: ['数据盘', 'Data disk'],
  diskValue: ['已用 {share}%，剩余 {free} GB', '{share}% used, {free} GB free'],
  diskUnknown: ['读不到磁盘容量', 'its size cannot be read'],
  backup: ['最近一次备份', 'Latest backup'],
  backupAge: ['{days} 天前', '{days} {days:day|days} ago'],
  backupToday: ['24 小时内', 'within 24 hours'],
  backupNone: ['没有已知的备份', 'No backup known'],
  backupHow: [
    '在服务器上运行 npm run backup 备份，完成后这里显示时间',
    'Run npm run backup on the server; its time is shown here afterwards',
  ],
  database: ['数据库', 'Database'],
  databaseValue: ['{size} MB', '{size} MB'],
  sessions: ['登录中的会话', 'Open sessions'],
})
