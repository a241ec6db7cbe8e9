type Text = { readonly zh: string; readonly en: string }

/** A placeholder of a template: `{name}` in a text is replaced for each recipient. */
type NoticeBlank<Name extends string = string> = {
  name: Name
  zh: string
  en: string
  example: string
  exampleEn: string
}

/**
 * A kind of notice with its initial template. The office may change the template; start-up never
 * overwrites it.
 */
export type NoticeKind<Blank extends string = string> = {
  /**
   * Under this name templates and notices are stored: `flow.action`, or another name with a point.
   */
  kind: string
  group: Text

  /** When it is sent. */
  name: Text
  blanks: readonly NoticeBlank<Blank>[]
  title: Text
  body: Text

  /** Blanks that follow the body where the office's text has no place for them. */
  alwaysShown?: readonly Blank[]

  /**
   * Goes to telephones too, at once but not at night; otherwise it goes by mail with the others of
   * the day.
   */
  bySms?: true

  /**
   * The channels outside the site and how soon, where the defaults do not fit
   * (docs/decisions/0048). The office may change both.
   */
  channels?: readonly ('wechat' | 'sms' | 'mail')[]
  pace?: 'urgent' | 'daytime' | 'digest'

  /** Disabled until the office enables it. */
  isOff?: true
}

/** The names of the blanks of a kind; of several kinds, those of all. */
export type BlankOf<Kind extends Pick<NoticeKind, 'blanks'>> = Kind['blanks'][number]['name']

type NoticeDeclaration = Omit<NoticeKind, 'kind' | 'group'>

/** The name in `{count}` and in `{count:trainee|trainees}`. */
type NameIn<Blank extends string> = Blank extends `${infer Name}:${string}|${string}` ? Name : Blank

type NamedIn<Words extends string> = Words extends `${string}{${infer Blank}}${infer Rest}`
  ? NameIn<Blank> | NamedIn<Rest>
  : never

type Fillable<Words extends string, Blank extends string> = [
  Exclude<NamedIn<Words>, Blank>,
] extends [never]
  ? Words
  : `{${Exclude<NamedIn<Words>, Blank>}} is no blank of this kind`

type FillableTexts<Kind extends NoticeDeclaration> = {
  readonly [Field in 'title' | 'body']: {
    readonly [Language in 'zh' | 'en']: Fillable<Kind[Field][Language], BlankOf<Kind>>
  }
}

/** Declares a blank, with the label and the example that the office sees. */
export const blank = <const Name extends string>(
  name: Name,
  label: Text,
  example: Text,
): NoticeBlank<Name> => ({
  name,
  ...label,
  example: example.zh,
  exampleEn: example.en,
})

/**
 * Declares the kinds of notices of a flow or topic as values: `leaveNotices.submit` is stored as
 * `leave.submit`. A text that names a blank its kind has not does not compile.
 */
export const notices = <const Kinds extends Readonly<Record<string, NoticeDeclaration>>>(
  prefix: string,
  group: Text,
  kinds: Kinds & { readonly [Name in keyof Kinds]: FillableTexts<Kinds[Name]> },
): { readonly [Name in keyof Kinds]: NoticeKind<BlankOf<Kinds[Name]>> } =>
  Object.fromEntries(
    Object.entries<NoticeDeclaration>(kinds).map(([name, declared]) => [
      name,
      { kind: `${prefix}.${name}`, group, ...declared },
    ]),
  ) as { readonly [Name in keyof Kinds]: NoticeKind<BlankOf<Kinds[Name]>> }

/** All kinds of these declarations, in their order: what a manifest lists. */
export const kindsOf = (
  ...declarations: readonly Readonly<Record<string, NoticeKind>>[]
): readonly NoticeKind[] => declarations.flatMap((kinds) => Object.values(kinds))
