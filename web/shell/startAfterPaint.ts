/** Id of the template with the client's scripts. */
export const scriptsId = 'scripts';

/**
 * Runs in the document's head. It starts the client's scripts after the first paint, so that they do not compete with
 * the fonts and pictures of that paint. A hidden page is not painted, and its scripts start when it is shown.
 */
export const startAfterPaintScript = `(function(doc){
function start(){var scripts=doc.querySelector('body>#${scriptsId}');scripts&&scripts.replaceWith(scripts.content)}
new PerformanceObserver(function(entries,observer){
observer.disconnect();doc.readyState==='loading'?doc.addEventListener('DOMContentLoaded',start):start()
}).observe({type:'paint',buffered:true})
})(document)`.replaceAll('\n', '');
