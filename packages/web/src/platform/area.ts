import type { AreaWords, WaitingKinds } from '@residency/contract/kernel'
import type { AreaPages, PageModule } from './area-pages.ts'

/** A card of the home page. It renders nothing for readers it is not meant for. */
type HomeCard = { column: 'main' | 'side'; load: () => Promise<PageModule> }

/** Everything an area contributes to the web, as one plain value. `app/areas.ts` lists the areas, one line each. */
export type WebArea = {
  /** The folder's name. */
  name: string
  /** The domain words, fetched with the first form. */
  words: () => Promise<{ readonly 'zh-cn': AreaWords; readonly en: AreaWords }>
  pages: AreaPages
  waiting?: WaitingKinds
  homeCards?: readonly HomeCard[]
}

let installed: readonly WebArea[] = []
export const installAreas = (areas: readonly WebArea[]) => {
  installed = areas
}
/** The areas of this application, for what is put together from all of them. */
export const installedAreas = () => installed
