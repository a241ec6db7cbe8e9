import type { AreaWords, WaitingKinds } from '@residency/contract/kernel'
import type { AreaPages, PageModule } from './area-pages.ts'

/** A card of the home page. It renders nothing for readers without access. */
type HomeCard = { column: 'main' | 'side'; load: () => Promise<PageModule> }

/** What an area contributes to the web, as a plain value. `app/areas.ts` lists the areas. */
export type WebArea = {
  /** The name of the area's folder. */
  name: string
  /** The domain words, loaded with the first form. */
  words: () => Promise<{ readonly 'zh-cn': AreaWords; readonly en: AreaWords }>
  pages: AreaPages
  waiting?: WaitingKinds
  homeCards?: readonly HomeCard[]
}

let installed: readonly WebArea[] = []
export const installAreas = (areas: readonly WebArea[]) => {
  installed = areas
}
/** The registered areas. */
export const installedAreas = () => installed
