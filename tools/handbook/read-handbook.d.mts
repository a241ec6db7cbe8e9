type Page = {
  view: string
  title: string
  help: {
    about: string
    acts: readonly string[]
    next?: string
    asks?: readonly (readonly [question: string, answer: string])[]
  }
  picture: { file: string; isPhone: boolean } | null
}

type Role = {
  role: string
  title: string
  picture: Page['picture']
  parts: readonly { key: string; title: string; pages: readonly Page[] }[]
}

export function readHandbook(): Promise<readonly Role[]>
