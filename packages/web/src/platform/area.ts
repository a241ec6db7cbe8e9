import type { HomePart, WaitingKinds } from '@residency/contract/kernel'
import type { ComponentType } from 'react'
import type { AreaPages, PageModule } from './area-pages.ts'

/**
 * A card of the home page. It renders nothing for readers without access. `top`: before everything
 * else.
 */
type HomeCard = { column: 'top' | 'main' | 'side'; load: () => Promise<PageModule> }

/**
 * Rows of the home page that are decided in place: the area renders them with the decisions of its
 * review.
 */
export type HomeReviewProps = { part: Extract<HomePart, { kind: 'rows' }> }
type HomeReview = () => Promise<{ default: ComponentType<HomeReviewProps> }>

/** What an area contributes to the web, as a plain value. `app/registry/areas.ts` lists the areas. */
export type WebArea = {
  /** The name of the area's folder. */
  name: string

  /**
   * The name in what the server answers and stores, where it is older than the folder: keys of
   * words, waiting work and parts of the home page.
   */
  publishedAs?: string
  pages: AreaPages
  waiting?: WaitingKinds
  homeCards?: readonly HomeCard[]

  /** By the name of the part on the home page. */
  homeReviews?: Readonly<Record<string, HomeReview>>
}

export const publishedName = ({ name, publishedAs = name }: WebArea): string => publishedAs

/**
 * An area in `app/registry/areas.ts`. Its manifest runs with the first of its pages, and with what is
 * collected from all areas.
 */
export type AreaLine = {
  /** The first parts of its view keys; areas may share one, and are then loaded together. */
  views: readonly string[]
  load: () => Promise<WebArea>
}

let lines: readonly AreaLine[] = []
let loaded: readonly WebArea[] = []
let loading: Promise<readonly WebArea[]> | null = null

export const installAreas = (areas: readonly AreaLine[]) => {
  lines = areas
}

/** Loads the manifests of all areas; after a failure the next call tries again. */
export function loadAreas(): Promise<readonly WebArea[]> {
  loading ??= Promise.all(lines.map(({ load }) => load())).then(
    (areas) => {
      loaded = areas
      return areas
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )

  return loading
}

/** All manifests, for a page whose own manifest awaits `loadAreas` before it. */
export const loadedAreas = () => loaded
