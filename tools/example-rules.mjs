export const exampleRules = []
