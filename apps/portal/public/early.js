// Runs before the first paint, for both applications.
{
  const page = document.documentElement;

  // A chosen dark theme must not flash light.
  try {
    page.dataset.theme = localStorage.getItem('pb_theme') || 'system';
  } catch {
    page.dataset.theme = 'system';
  }

  // What the prerendered page shows on the demo stand only.
  try {
    if (JSON.parse(document.getElementById('app-config').textContent).demo) page.dataset.demo = '';
  } catch {
    // An unserved build has no configuration.
  }

  // An application under way is not the empty one the page was built with; no other page is hidden for it.
  try {
    const kept = location.pathname === '/registration' && sessionStorage.getItem('pb-registration');
    if (kept && !/"inn":""/.test(kept)) page.dataset.kept = '';
  } catch {
    // A closed storage kept nothing.
  }

  // A form sent before its scripts are here waits for them (packages/forms, takeOver.ts).
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target.pbLive) return;
      event.preventDefault();
      event.target.pbHeld = true;
    },
    true,
  );
}
