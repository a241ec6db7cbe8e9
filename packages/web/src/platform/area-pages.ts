import { type ComponentType, createElement } from 'react'

export type PageModule = { default: ComponentType }

/**
 * View key → page. Server menus and fixed routes use these keys; an unknown key shows the 404 page.
 */
export type AreaPages = Readonly<Record<string, () => Promise<PageModule>>>

/** A page from a component with fixed props, so that several view keys can share it. */
export const pageWith =
  <Props extends object>(load: () => Promise<ComponentType<Props>>, props: NoInfer<Props>) =>
  async (): Promise<PageModule> => {
    const part = await load()
    return { default: () => createElement(part, props) }
  }
