/** Times in milliseconds after which things that float open and close. */
export const delays = {
  /** Menus of the top bar: a second one opens at once within `skip` of the first. */
  navigation: { open: 200, close: 150, skip: 300 },
  tooltip: { open: 700, skip: 300 },
  /** Names of the collapsed side bar's entries; `grace` lets the pointer travel. */
  sideBar: { open: 100, grace: 300 },
};
