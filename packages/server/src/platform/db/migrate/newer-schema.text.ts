/**
 * What an operator reads when a build is older than its database; they may know either language.
 */
export const newerSchemaText = {
  zh: '数据库已由更新的版本升级（{migration}），本版本不能使用：请启动原来的新版本，或用升级前的备份恢复。',
  en: 'A newer version changed the database ({migration}), so this version does not start: start the newer one, or restore the backup taken before the upgrade.',
}
