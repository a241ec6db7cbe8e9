import { type ComponentType, type ReactNode, Suspense } from 'react'

/**
 * Parts of pages that areas above contribute, by name. The area that shows a part declares it; the
 * application installs them all (`app/registry/area-parts.ts`), each loaded when it is first shown.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas that show parts declare them
export interface AreaParts {}

type PartsByName = { readonly [Name in keyof AreaParts]: ComponentType<AreaParts[Name]> }
let parts: PartsByName | null = null

export const installAreaParts = (installed: PartsByName) => {
  parts = installed
}

type AreaPartProps<Name extends keyof AreaParts> = {
  name: Name
  props: AreaParts[Name]
  meanwhile?: ReactNode
}

/** A part of a page by its name; `meanwhile` is shown in its place until it is loaded. */
export function AreaPart<Name extends keyof AreaParts>({
  name,
  props,
  meanwhile = null,
}: AreaPartProps<Name>) {
  const Part = parts?.[name] as ComponentType<AreaParts[Name]> | undefined
  return (
    Part && (
      <Suspense fallback={meanwhile}>
        <Part {...(props as AreaParts[Name] & object)} />
      </Suspense>
    )
  )
}
