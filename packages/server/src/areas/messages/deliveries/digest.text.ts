/**
 * Texts of messages that go to telephones and mailboxes, which carry Chinese
 * (docs/areas/messages.md).
 */
export const digestText = {
  phone: (count: number, titles: readonly string[], hasMore: boolean) =>
    `你有 ${count} 条新通知：${titles.join('、')}${hasMore ? '等' : ''}。请登录系统查看。`,
  subject: (count: number) => `今日通知（${count} 条）`,
}
