// Sentences that end a start or a restore, in both languages: the reader has no page of the product
// to choose a language.

/** A database that was made by the migrations before the first release. */
export const FORMER_DATABASE = [
  '这个数据库由正式发布之前的版本建立，本版本不能继续使用它。请换用一个新的空数据库（更改 DATA_DIR 或 DATABASE_URL），或恢复用本版本做的备份。数据库未被改动。',
  'This database was made by a version before the first release, and this version cannot go on with it. Make a new, empty database (another DATA_DIR or DATABASE_URL), or restore a backup that was made by this version. The database was not changed.',
].join('\n')

export const FORMER_BACKUP = [
  '这个备份由正式发布之前的版本制作，本版本不能恢复它。请用制作它的版本恢复。没有任何改动。',
  'The backup was taken with a version before the first release, and this version cannot restore it: restore with the one that took it. Nothing was changed.',
].join('\n')

/** A migration that waited too long for a table that somebody uses. */
export const sentenceOfBusyTable = (migration: string, seconds: number) =>
  [
    `迁移 ${migration} 在 ${seconds} 秒内都遇到正在使用的表，已撤销。请停止其他正在使用这个数据库的程序，或等长时间的查询结束，然后重新启动：会从这个迁移继续。`,
    `The migration ${migration} met tables in use for ${seconds} s, and was undone. Stop the other programs that use this database, or wait until long queries have ended, and start again: it goes on with this migration.`,
  ].join('\n')

/**
 * What an operator reads when a build is older than its database; they may know either language.
 */
export const newerSchemaText = {
  zh: '数据库已由更新的版本升级（{migration}），本版本不能使用：请启动原来的新版本，或用升级前的备份恢复。',
  en: 'A newer version changed the database ({migration}), so this version does not start: start the newer one, or restore the backup taken before the upgrade.',
}
