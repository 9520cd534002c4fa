/** A screen of an application drawn at build, before anybody is there. The build writes it as a page of its own. */
export interface BuiltPage {
  /** Name of the file next to index.html, without its end. */
  readonly file: string;
  readonly title: string;
  /** Its own faces may come after the scripts: nothing on it stands where a text could move it. */
  readonly lateFonts: boolean;
  /**
   * A screen React draws again in its place (`standingPicture`): its first questions leave before it is painted, and it is
   * taken away where `data-kept` stands on `<html>`.
   */
  readonly picture?: boolean | undefined;
  /** Runs before the first paint. */
  readonly script: string;
  /** Style rules of this page alone. */
  readonly rules?: string | undefined;
  readonly html: string;
  /** `<style>` elements of the screen. */
  readonly styles: string;
}
