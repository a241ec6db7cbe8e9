/** A blank of a template: `{name}` in a text is filled in for each person. */
export type NoticeBlank = { name: string; zh: string; en: string; example: string; exampleEn: string }
/**
 * Something people are told about, declared by the area in which it happens (like menus are): its first template, and the blanks that
 * area fills in. The office changes the template, start-up never overwrites it.
 */
export type NoticeKind = {
  /** `flow.action`, or another name that `notify` is called with. */
  kind: string
  group: { zh: string; en: string }
  name: { zh: string; en: string }
  blanks: readonly NoticeBlank[]
  title: { zh: string; en: string }
  body: { zh: string; en: string }
  bySms?: true
  /** Left for the office to switch on. */
  isOff?: true
}
declare module '../../platform/http/ctx.ts' {
  interface Services {
    /** What the areas tell people about, in the order in which the office finds it. */
    noticeKinds: readonly NoticeKind[]
  }
}
