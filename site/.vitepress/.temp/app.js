import { ssrRenderAttrs, ssrRenderSlot, ssrInterpolate, ssrRenderAttr, ssrRenderList, ssrRenderComponent, ssrRenderVNode, ssrRenderClass, ssrRenderStyle, renderToString } from "vue/server-renderer";
import { defineComponent, mergeProps, useSSRContext, shallowRef, inject, computed, ref, watch, onUnmounted, reactive, markRaw, readonly, nextTick, h, unref, onMounted, watchEffect, watchPostEffect, onUpdated, resolveComponent, createVNode, resolveDynamicComponent, withCtx, renderSlot, createTextVNode, toDisplayString, openBlock, createBlock, createCommentVNode, Fragment, renderList, defineAsyncComponent, provide, toHandlers, withKeys, onBeforeUnmount, useSlots, createSSRApp } from "vue";
import { usePreferredDark, useDark, useMediaQuery, useWindowSize, onKeyStroke, useWindowScroll, useScrollLock } from "@vueuse/core";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const _sfc_main$1a = /* @__PURE__ */ defineComponent({
  __name: "VPBadge",
  __ssrInlineRender: true,
  props: {
    text: {},
    type: { default: "tip" }
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<span${ssrRenderAttrs(mergeProps({
        class: ["VPBadge", __props.type]
      }, _attrs))}>`);
      ssrRenderSlot(_ctx.$slots, "default", {}, () => {
        _push(`${ssrInterpolate(__props.text)}`);
      }, _push, _parent);
      _push(`</span>`);
    };
  }
});
const _sfc_setup$1a = _sfc_main$1a.setup;
_sfc_main$1a.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPBadge.vue");
  return _sfc_setup$1a ? _sfc_setup$1a(props, ctx) : void 0;
};
function deserializeFunctions(r) {
  return Array.isArray(r) ? r.map(deserializeFunctions) : typeof r == "object" && r !== null ? Object.keys(r).reduce((t, n) => (t[n] = deserializeFunctions(r[n]), t), {}) : typeof r == "string" && r.startsWith("_vp-fn_") ? new Function(`return ${r.slice(7)}`)() : r;
}
const siteData = deserializeFunctions(JSON.parse('{"lang":"en-US","dir":"ltr","title":"hotpath","description":"Shortest paths on grids, with the hot loop in WebAssembly. For games, simulations and robots, in browsers and Node.","base":"/","head":[],"router":{"prefetchLinks":true},"appearance":true,"themeConfig":{"siteTitle":"hotpath","logo":{"src":"/mark.svg","alt":"","width":24,"height":24},"search":{"provider":"local"},"nav":[{"text":"Guide","link":"/start","activeMatch":"^/(?!api|playground|benchmarks|index|$)"},{"text":"API","link":"/api/","activeMatch":"^/api/"},{"text":"Playground","link":"/playground"},{"text":"Demo","link":"/demo/index.html","target":"_self"},{"text":"Benchmarks","link":"/benchmarks"}],"sidebar":{"/api/":[{"text":"All names","link":"/api/"},{"text":"Grids","items":[{"text":"Grid","link":"/api/index/classes/Grid"},{"text":"Point","link":"/api/index/interfaces/Point"},{"text":"PointLike","link":"/api/index/type-aliases/PointLike"},{"text":"Direction","link":"/api/index/type-aliases/Direction"},{"text":"DirectionName","link":"/api/index/type-aliases/DirectionName"},{"text":"Rows","link":"/api/index/type-aliases/Rows"},{"text":"RowsOptions","link":"/api/index/interfaces/RowsOptions"},{"text":"TextOptions","link":"/api/index/interfaces/TextOptions"},{"text":"CellList","link":"/api/index/type-aliases/CellList"},{"text":"PastedCells","link":"/api/index/interfaces/PastedCells"}]},{"text":"Searching","items":[{"text":"findPath","link":"/api/index/functions/findPath"},{"text":"findPaths","link":"/api/index/functions/findPaths"},{"text":"findNearest","link":"/api/index/functions/findNearest"},{"text":"FindPathOptions","link":"/api/index/interfaces/FindPathOptions"},{"text":"Path","link":"/api/index/classes/Path"},{"text":"PathResult","link":"/api/index/type-aliases/PathResult"},{"text":"PathStatus","link":"/api/index/type-aliases/PathStatus"},{"text":"Status","link":"/api/index/type-aliases/Status"},{"text":"SearchMethod","link":"/api/index/type-aliases/SearchMethod"},{"text":"PathQuery","link":"/api/index/type-aliases/PathQuery"},{"text":"NearestResult","link":"/api/index/type-aliases/NearestResult"},{"text":"Algorithm","link":"/api/index/type-aliases/Algorithm"},{"text":"Diagonals","link":"/api/index/type-aliases/Diagonals"},{"text":"HeuristicName","link":"/api/index/type-aliases/HeuristicName"},{"text":"HeuristicFunction","link":"/api/index/type-aliases/HeuristicFunction"}]},{"text":"Steps and frames","items":[{"text":"createSearch","link":"/api/index/functions/createSearch"},{"text":"Search","link":"/api/index/classes/Search"},{"text":"SearchStatus","link":"/api/index/type-aliases/SearchStatus"},{"text":"findPathAsync","link":"/api/index/functions/findPathAsync"},{"text":"FindPathAsyncOptions","link":"/api/index/interfaces/FindPathAsyncOptions"},{"text":"AbortSignalLike","link":"/api/index/interfaces/AbortSignalLike"}]},{"text":"Fields","items":[{"text":"distanceField","link":"/api/index/functions/distanceField"},{"text":"DistanceField","link":"/api/index/classes/DistanceField"},{"text":"FieldGoals","link":"/api/index/type-aliases/FieldGoals"},{"text":"FieldOptions","link":"/api/index/interfaces/FieldOptions"},{"text":"FieldDirection","link":"/api/index/type-aliases/FieldDirection"}]},{"text":"Units and ground","items":[{"text":"checkPath","link":"/api/index/functions/checkPath"},{"text":"CheckPathOptions","link":"/api/index/type-aliases/CheckPathOptions"},{"text":"PathCheck","link":"/api/index/interfaces/PathCheck"},{"text":"clearanceMap","link":"/api/index/functions/clearanceMap"},{"text":"ClearanceOptions","link":"/api/index/interfaces/ClearanceOptions"},{"text":"inflationLayer","link":"/api/index/functions/inflationLayer"},{"text":"InflationOptions","link":"/api/index/interfaces/InflationOptions"},{"text":"isReachable","link":"/api/index/functions/isReachable"},{"text":"componentOf","link":"/api/index/functions/componentOf"},{"text":"nearestFree","link":"/api/index/functions/nearestFree"},{"text":"randomCell","link":"/api/index/functions/randomCell"},{"text":"wouldBlock","link":"/api/index/functions/wouldBlock"},{"text":"ReachOptions","link":"/api/index/type-aliases/ReachOptions"},{"text":"FreeCellOptions","link":"/api/index/interfaces/FreeCellOptions"},{"text":"NearestFreeOptions","link":"/api/index/interfaces/NearestFreeOptions"},{"text":"RandomCellOptions","link":"/api/index/interfaces/RandomCellOptions"}]},{"text":"Layers","items":[{"text":"blendLayers","link":"/api/index/functions/blendLayers"},{"text":"CostLayer","link":"/api/index/classes/CostLayer"},{"text":"LayerPart","link":"/api/index/interfaces/LayerPart"}]},{"text":"Routes to walk","items":[{"text":"smoothPath","link":"/api/index/functions/smoothPath"},{"text":"Polyline","link":"/api/index/classes/Polyline"},{"text":"lineOfSight","link":"/api/index/functions/lineOfSight"},{"text":"LineOfSightOptions","link":"/api/index/interfaces/LineOfSightOptions"},{"text":"SmoothPathOptions","link":"/api/index/interfaces/SmoothPathOptions"},{"text":"GridTransform","link":"/api/index/classes/GridTransform"},{"text":"GridTransformOptions","link":"/api/index/interfaces/GridTransformOptions"},{"text":"PathFollower","link":"/api/index/classes/PathFollower"},{"text":"PathFollowerOptions","link":"/api/index/interfaces/PathFollowerOptions"},{"text":"CellsToWorld","link":"/api/index/interfaces/CellsToWorld"},{"text":"findAnyAnglePath","link":"/api/index/functions/findAnyAnglePath"},{"text":"AnyAngleOptions","link":"/api/index/interfaces/AnyAngleOptions"},{"text":"AnyAngleResult","link":"/api/index/type-aliases/AnyAngleResult"},{"text":"AnyAngleStatus","link":"/api/index/type-aliases/AnyAngleStatus"},{"text":"AnyAngleMethod","link":"/api/index/type-aliases/AnyAngleMethod"}]},{"text":"Teams","items":[{"text":"createTeam","link":"/api/index/functions/createTeam"},{"text":"Team","link":"/api/index/classes/Team"},{"text":"TeamAgent","link":"/api/index/interfaces/TeamAgent"},{"text":"TeamOptions","link":"/api/index/interfaces/TeamOptions"},{"text":"CreateTeamOptions","link":"/api/index/interfaces/CreateTeamOptions"},{"text":"findTeamPaths","link":"/api/index/functions/findTeamPaths"},{"text":"FindTeamPathsOptions","link":"/api/index/interfaces/FindTeamPathsOptions"},{"text":"TeamProgress","link":"/api/index/interfaces/TeamProgress"},{"text":"TeamPathsResult","link":"/api/index/type-aliases/TeamPathsResult"},{"text":"Reservations","link":"/api/index/classes/Reservations"},{"text":"ReservationOptions","link":"/api/index/interfaces/ReservationOptions"},{"text":"findTimedPath","link":"/api/index/functions/findTimedPath"},{"text":"FindTimedPathOptions","link":"/api/index/interfaces/FindTimedPathOptions"},{"text":"TimedPath","link":"/api/index/classes/TimedPath"},{"text":"TimedPathResult","link":"/api/index/type-aliases/TimedPathResult"}]},{"text":"Graphs and anything else","items":[{"text":"Graph","link":"/api/index/classes/Graph"},{"text":"GraphOptions","link":"/api/index/interfaces/GraphOptions"},{"text":"GraphEdge","link":"/api/index/type-aliases/GraphEdge"},{"text":"GraphEdgeArrays","link":"/api/index/interfaces/GraphEdgeArrays"},{"text":"Cell3d","link":"/api/index/interfaces/Cell3d"},{"text":"Grid3dOptions","link":"/api/index/interfaces/Grid3dOptions"},{"text":"HexLayout","link":"/api/index/type-aliases/HexLayout"},{"text":"HexOptions","link":"/api/index/interfaces/HexOptions"},{"text":"findGraphPath","link":"/api/index/functions/findGraphPath"},{"text":"FindGraphPathOptions","link":"/api/index/interfaces/FindGraphPathOptions"},{"text":"GraphHeuristic","link":"/api/index/type-aliases/GraphHeuristic"},{"text":"GraphPathResult","link":"/api/index/type-aliases/GraphPathResult"},{"text":"GraphPathStatus","link":"/api/index/type-aliases/GraphPathStatus"},{"text":"GraphPathMethod","link":"/api/index/type-aliases/GraphPathMethod"},{"text":"aStar","link":"/api/index/functions/aStar"},{"text":"AStarProblem","link":"/api/index/interfaces/AStarProblem"},{"text":"AStarResult","link":"/api/index/type-aliases/AStarResult"},{"text":"BinaryHeap","link":"/api/index/classes/BinaryHeap"},{"text":"BinaryHeapOptions","link":"/api/index/interfaces/BinaryHeapOptions"}]},{"text":"Preparing and engines","items":[{"text":"warmUp","link":"/api/index/functions/warmUp"},{"text":"WarmUpOptions","link":"/api/index/interfaces/WarmUpOptions"},{"text":"prepareGrid","link":"/api/index/functions/prepareGrid"},{"text":"PrepareOptions","link":"/api/index/interfaces/PrepareOptions"},{"text":"Preparation","link":"/api/index/interfaces/Preparation"},{"text":"engineInfo","link":"/api/index/functions/engineInfo"},{"text":"EngineInfo","link":"/api/index/interfaces/EngineInfo"},{"text":"EngineName","link":"/api/index/type-aliases/EngineName"}]},{"text":"Moving AI files","items":[{"text":"DynamicScenario","link":"/api/movingai/interfaces/DynamicScenario"},{"text":"MapOptions","link":"/api/movingai/interfaces/MapOptions"},{"text":"RobotProblem","link":"/api/movingai/interfaces/RobotProblem"},{"text":"Scenario","link":"/api/movingai/interfaces/Scenario"},{"text":"DynamicCommand","link":"/api/movingai/type-aliases/DynamicCommand"},{"text":"formatMap","link":"/api/movingai/functions/formatMap"},{"text":"formatRobotAgents","link":"/api/movingai/functions/formatRobotAgents"},{"text":"formatRobotProblem","link":"/api/movingai/functions/formatRobotProblem"},{"text":"formatRobotTasks","link":"/api/movingai/functions/formatRobotTasks"},{"text":"formatScenario","link":"/api/movingai/functions/formatScenario"},{"text":"parseDynamicScenario","link":"/api/movingai/functions/parseDynamicScenario"},{"text":"parseMap","link":"/api/movingai/functions/parseMap"},{"text":"parsePatches","link":"/api/movingai/functions/parsePatches"},{"text":"parseRobotAgents","link":"/api/movingai/functions/parseRobotAgents"},{"text":"parseRobotProblem","link":"/api/movingai/functions/parseRobotProblem"},{"text":"parseRobotTasks","link":"/api/movingai/functions/parseRobotTasks"},{"text":"parseScenario","link":"/api/movingai/functions/parseScenario"},{"text":"pastePatch","link":"/api/movingai/functions/pastePatch"}]},{"text":"Workers","items":[{"text":"FieldCopy","link":"/api/pool/interfaces/FieldCopy"},{"text":"NodeWorker","link":"/api/pool/interfaces/NodeWorker"},{"text":"Pool","link":"/api/pool/interfaces/Pool"},{"text":"PoolOptions","link":"/api/pool/interfaces/PoolOptions"},{"text":"PoolSignal","link":"/api/pool/interfaces/PoolSignal"},{"text":"SignalOption","link":"/api/pool/interfaces/SignalOption"},{"text":"WebWorker","link":"/api/pool/interfaces/WebWorker"},{"text":"PoolFieldOptions","link":"/api/pool/type-aliases/PoolFieldOptions"},{"text":"PoolPathOptions","link":"/api/pool/type-aliases/PoolPathOptions"},{"text":"WorkerSource","link":"/api/pool/type-aliases/WorkerSource"},{"text":"createPool","link":"/api/pool/functions/createPool"}]},{"text":"Drop-ins","items":[{"text":"default","link":"/api/easystar/namespaces/default/README"},{"text":"js","link":"/api/easystar/classes/js"},{"text":"Direction","link":"/api/easystar/type-aliases/Direction"},{"text":"PathCallback","link":"/api/easystar/type-aliases/PathCallback"},{"text":"Tiles","link":"/api/easystar/type-aliases/Tiles"},{"text":"BOTTOM","link":"/api/easystar/variables/BOTTOM"},{"text":"BOTTOM_LEFT","link":"/api/easystar/variables/BOTTOM_LEFT"},{"text":"BOTTOM_RIGHT","link":"/api/easystar/variables/BOTTOM_RIGHT"},{"text":"LEFT","link":"/api/easystar/variables/LEFT"},{"text":"RIGHT","link":"/api/easystar/variables/RIGHT"},{"text":"TOP","link":"/api/easystar/variables/TOP"},{"text":"TOP_LEFT","link":"/api/easystar/variables/TOP_LEFT"},{"text":"TOP_RIGHT","link":"/api/easystar/variables/TOP_RIGHT"},{"text":"default","link":"/api/pathfinding/namespaces/default/README"},{"text":"Util","link":"/api/pathfinding/namespaces/Util/README"},{"text":"AStarFinder","link":"/api/pathfinding/classes/AStarFinder"},{"text":"BestFirstFinder","link":"/api/pathfinding/classes/BestFirstFinder"},{"text":"BiAStarFinder","link":"/api/pathfinding/classes/BiAStarFinder"},{"text":"BiBestFirstFinder","link":"/api/pathfinding/classes/BiBestFirstFinder"},{"text":"BiBreadthFirstFinder","link":"/api/pathfinding/classes/BiBreadthFirstFinder"},{"text":"BiDijkstraFinder","link":"/api/pathfinding/classes/BiDijkstraFinder"},{"text":"BreadthFirstFinder","link":"/api/pathfinding/classes/BreadthFirstFinder"},{"text":"DijkstraFinder","link":"/api/pathfinding/classes/DijkstraFinder"},{"text":"Grid","link":"/api/pathfinding/classes/Grid"},{"text":"Heap","link":"/api/pathfinding/classes/Heap"},{"text":"IDAStarFinder","link":"/api/pathfinding/classes/IDAStarFinder"},{"text":"JumpPointFinder","link":"/api/pathfinding/classes/JumpPointFinder"},{"text":"Node","link":"/api/pathfinding/classes/Node"},{"text":"FinderOptions","link":"/api/pathfinding/interfaces/FinderOptions"},{"text":"IDAStarOptions","link":"/api/pathfinding/interfaces/IDAStarOptions"},{"text":"JumpPointOptions","link":"/api/pathfinding/interfaces/JumpPointOptions"},{"text":"Linked","link":"/api/pathfinding/interfaces/Linked"},{"text":"MovementOptions","link":"/api/pathfinding/interfaces/MovementOptions"},{"text":"Walkable","link":"/api/pathfinding/interfaces/Walkable"},{"text":"Compare","link":"/api/pathfinding/type-aliases/Compare"},{"text":"DiagonalMovement","link":"/api/pathfinding/variables/DiagonalMovement"},{"text":"HeuristicFunction","link":"/api/pathfinding/type-aliases/HeuristicFunction"},{"text":"Matrix","link":"/api/pathfinding/type-aliases/Matrix"},{"text":"Route","link":"/api/pathfinding/type-aliases/Route"},{"text":"Heuristic","link":"/api/pathfinding/variables/Heuristic"}]},{"text":"Maps of editors and robots","items":[{"text":"ImageLike","link":"/api/image/interfaces/ImageLike"},{"text":"ImageMap","link":"/api/image/interfaces/ImageMap"},{"text":"ImageOptions","link":"/api/image/interfaces/ImageOptions"},{"text":"MapCounts","link":"/api/image/interfaces/MapCounts"},{"text":"PixelColour","link":"/api/image/interfaces/PixelColour"},{"text":"CellRule","link":"/api/image/type-aliases/CellRule"},{"text":"ColourRule","link":"/api/image/type-aliases/ColourRule"},{"text":"formatImage","link":"/api/image/functions/formatImage"},{"text":"parseImage","link":"/api/image/functions/parseImage"},{"text":"readImage","link":"/api/image/functions/readImage"},{"text":"LdtkFloor","link":"/api/ldtk/interfaces/LdtkFloor"},{"text":"LdtkFloorOptions","link":"/api/ldtk/interfaces/LdtkFloorOptions"},{"text":"LdtkFloors","link":"/api/ldtk/interfaces/LdtkFloors"},{"text":"LdtkLevel","link":"/api/ldtk/interfaces/LdtkLevel"},{"text":"LdtkMap","link":"/api/ldtk/interfaces/LdtkMap"},{"text":"LdtkOptions","link":"/api/ldtk/interfaces/LdtkOptions"},{"text":"LdtkTile","link":"/api/ldtk/interfaces/LdtkTile"},{"text":"LdtkValue","link":"/api/ldtk/interfaces/LdtkValue"},{"text":"FileSource","link":"/api/ldtk/type-aliases/FileSource"},{"text":"TileRule","link":"/api/ldtk/type-aliases/TileRule"},{"text":"parseLdtk","link":"/api/ldtk/functions/parseLdtk"},{"text":"parseLdtkFloors","link":"/api/ldtk/functions/parseLdtkFloors"},{"text":"parseLdtkLevels","link":"/api/ldtk/functions/parseLdtkLevels"},{"text":"CellRule","link":"/api/image/type-aliases/CellRule"},{"text":"MapCounts","link":"/api/image/interfaces/MapCounts"},{"text":"CostmapMessage","link":"/api/ros/interfaces/CostmapMessage"},{"text":"CostmapOptions","link":"/api/ros/interfaces/CostmapOptions"},{"text":"FormatMapServerOptions","link":"/api/ros/interfaces/FormatMapServerOptions"},{"text":"FormatOccupancyOptions","link":"/api/ros/interfaces/FormatOccupancyOptions"},{"text":"FormatPathOptions","link":"/api/ros/interfaces/FormatPathOptions"},{"text":"FullPose","link":"/api/ros/interfaces/FullPose"},{"text":"MapServerFiles","link":"/api/ros/interfaces/MapServerFiles"},{"text":"MapServerOptions","link":"/api/ros/interfaces/MapServerOptions"},{"text":"OccupancyGridJson","link":"/api/ros/interfaces/OccupancyGridJson"},{"text":"OccupancyGridMessage","link":"/api/ros/interfaces/OccupancyGridMessage"},{"text":"OccupancyOptions","link":"/api/ros/interfaces/OccupancyOptions"},{"text":"PathJson","link":"/api/ros/interfaces/PathJson"},{"text":"Quaternion","link":"/api/ros/interfaces/Quaternion"},{"text":"RosHeader","link":"/api/ros/interfaces/RosHeader"},{"text":"RosMap","link":"/api/ros/interfaces/RosMap"},{"text":"RosPose","link":"/api/ros/interfaces/RosPose"},{"text":"MapServerGeneration","link":"/api/ros/type-aliases/MapServerGeneration"},{"text":"OccupancyOf","link":"/api/ros/type-aliases/OccupancyOf"},{"text":"formatMapServer","link":"/api/ros/functions/formatMapServer"},{"text":"formatOccupancyGrid","link":"/api/ros/functions/formatOccupancyGrid"},{"text":"formatPath","link":"/api/ros/functions/formatPath"},{"text":"parseCostmap","link":"/api/ros/functions/parseCostmap"},{"text":"parseMapServer","link":"/api/ros/functions/parseMapServer"},{"text":"parseOccupancyGrid","link":"/api/ros/functions/parseOccupancyGrid"},{"text":"CellRule","link":"/api/image/type-aliases/CellRule"},{"text":"ImageLike","link":"/api/image/interfaces/ImageLike"},{"text":"MapCounts","link":"/api/image/interfaces/MapCounts"},{"text":"FormatTiledOptions","link":"/api/tiled/interfaces/FormatTiledOptions"},{"text":"TiledCounts","link":"/api/tiled/interfaces/TiledCounts"},{"text":"TiledFile","link":"/api/tiled/interfaces/TiledFile"},{"text":"TiledFileLayer","link":"/api/tiled/interfaces/TiledFileLayer"},{"text":"TiledHexMap","link":"/api/tiled/interfaces/TiledHexMap"},{"text":"TiledMap","link":"/api/tiled/interfaces/TiledMap"},{"text":"TiledObject","link":"/api/tiled/interfaces/TiledObject"},{"text":"TiledOptions","link":"/api/tiled/interfaces/TiledOptions"},{"text":"TiledTile","link":"/api/tiled/interfaces/TiledTile"},{"text":"Directions","link":"/api/tiled/type-aliases/Directions"},{"text":"TiledName","link":"/api/tiled/type-aliases/TiledName"},{"text":"TiledProperties","link":"/api/tiled/type-aliases/TiledProperties"},{"text":"TiledRule","link":"/api/tiled/type-aliases/TiledRule"},{"text":"TiledWall","link":"/api/tiled/type-aliases/TiledWall"},{"text":"formatTiled","link":"/api/tiled/functions/formatTiled"},{"text":"parseTiled","link":"/api/tiled/functions/parseTiled"},{"text":"parseTiledHex","link":"/api/tiled/functions/parseTiledHex"},{"text":"CellRule","link":"/api/image/type-aliases/CellRule"},{"text":"FileSource","link":"/api/ldtk/type-aliases/FileSource"},{"text":"MapCounts","link":"/api/image/interfaces/MapCounts"},{"text":"TileRule","link":"/api/ldtk/type-aliases/TileRule"}]},{"text":"Lines of diagrams","items":[{"text":"Connectors","link":"/api/connectors/classes/Connectors"},{"text":"Box","link":"/api/connectors/interfaces/Box"},{"text":"Line","link":"/api/connectors/interfaces/Line"},{"text":"Options","link":"/api/connectors/interfaces/Options"},{"text":"Point","link":"/api/connectors/interfaces/Point"},{"text":"Rect","link":"/api/connectors/interfaces/Rect"},{"text":"Route","link":"/api/connectors/interfaces/Route"},{"text":"SvgOptions","link":"/api/connectors/interfaces/SvgOptions"},{"text":"End","link":"/api/connectors/type-aliases/End"},{"text":"RouteStatus","link":"/api/connectors/type-aliases/RouteStatus"},{"text":"Side","link":"/api/connectors/type-aliases/Side"},{"text":"lineCrossings","link":"/api/connectors/functions/lineCrossings"},{"text":"routeConnectors","link":"/api/connectors/functions/routeConnectors"},{"text":"routeToSvg","link":"/api/connectors/functions/routeToSvg"}]}],"/":[{"text":"Begin","items":[{"text":"You have a tile map and one unit","link":"/start"},{"text":"Grids","link":"/grids"},{"text":"Searching","link":"/searching"},{"text":"Where it runs","link":"/platforms"},{"text":"Questions","link":"/faq"}]},{"text":"What moves","items":[{"text":"Units and ground","link":"/units"},{"text":"Routes: turning points, smoothing, world positions","link":"/routes"},{"text":"Routes at any angle","link":"/any-angle"},{"text":"Fields: many units to one place, and how far a unit can move","link":"/fields"},{"text":"Crowds: which way to move many units","link":"/crowds"},{"text":"Teams: many units that never collide","link":"/teams"},{"text":"Influence layers","link":"/layers"},{"text":"Searches in steps","link":"/steps"}]},{"text":"What you have","items":[{"text":"Maps from editors and robots","link":"/maps"},{"text":"Lines of diagrams","link":"/connectors"},{"text":"Nine short programs","link":"/programs"},{"text":"Recipes","link":"/recipes"},{"text":"Graphs","link":"/graphs"},{"text":"Moving from PathFinding.js","link":"/from-pathfinding"},{"text":"Moving from EasyStar.js","link":"/from-easystar"},{"text":"Moving from other libraries","link":"/from-others"}]},{"text":"Large and fast","items":[{"text":"Performance","link":"/performance"},{"text":"Preparing a map that is searched often","link":"/preparing"},{"text":"Huge counts: all cores, and more than one machine","link":"/scaling"},{"text":"Determinism and lockstep","link":"/determinism"},{"text":"Benchmarks","link":"/benchmarks"}]},{"text":"Inside","items":[{"text":"Debugging a route","link":"/debugging"},{"text":"Command line","link":"/cli"},{"text":"Architecture","link":"/architecture"},{"text":"Changes","link":"/changelog"}]}]},"outline":{"level":[2,3]},"docFooter":{"prev":"Before","next":"Next"}},"locales":{},"scrollOffset":134,"cleanUrls":false}'));
const __vite_import_meta_env__ = {};
const EXTERNAL_URL_RE = /^(?:[a-z]+:|\/\/)/i;
const APPEARANCE_KEY = "vitepress-theme-appearance";
const HASH_RE = /#.*$/;
const HASH_OR_QUERY_RE = /[?#].*$/;
const INDEX_OR_EXT_RE = /(?:(^|\/)index)?\.(?:md|html)$/;
const inBrowser = typeof document !== "undefined";
const notFoundPageData = {
  relativePath: "404.md",
  filePath: "",
  title: "404",
  description: "Not Found",
  headers: [],
  frontmatter: { sidebar: false, layout: "page" },
  lastUpdated: 0,
  isNotFound: true
};
function isActive(currentPath, matchPath, asRegex = false) {
  if (matchPath === void 0) {
    return false;
  }
  currentPath = normalize(`/${currentPath}`);
  if (asRegex) {
    return new RegExp(matchPath).test(currentPath);
  }
  if (normalize(matchPath) !== currentPath) {
    return false;
  }
  const hashMatch = matchPath.match(HASH_RE);
  if (hashMatch) {
    return (inBrowser ? location.hash : "") === hashMatch[0];
  }
  return true;
}
function normalize(path) {
  return decodeURI(path).replace(HASH_OR_QUERY_RE, "").replace(INDEX_OR_EXT_RE, "$1");
}
function isExternal(path) {
  return EXTERNAL_URL_RE.test(path);
}
function getLocaleForPath(siteData2, relativePath) {
  return Object.keys((siteData2 == null ? void 0 : siteData2.locales) || {}).find((key) => key !== "root" && !isExternal(key) && isActive(relativePath, `/${key}/`, true)) || "root";
}
function resolveSiteDataByRoute(siteData2, relativePath) {
  var _a, _b, _c, _d, _e, _f, _g;
  const localeIndex = getLocaleForPath(siteData2, relativePath);
  return Object.assign({}, siteData2, {
    localeIndex,
    lang: ((_a = siteData2.locales[localeIndex]) == null ? void 0 : _a.lang) ?? siteData2.lang,
    dir: ((_b = siteData2.locales[localeIndex]) == null ? void 0 : _b.dir) ?? siteData2.dir,
    title: ((_c = siteData2.locales[localeIndex]) == null ? void 0 : _c.title) ?? siteData2.title,
    titleTemplate: ((_d = siteData2.locales[localeIndex]) == null ? void 0 : _d.titleTemplate) ?? siteData2.titleTemplate,
    description: ((_e = siteData2.locales[localeIndex]) == null ? void 0 : _e.description) ?? siteData2.description,
    head: mergeHead(siteData2.head, ((_f = siteData2.locales[localeIndex]) == null ? void 0 : _f.head) ?? []),
    themeConfig: {
      ...siteData2.themeConfig,
      ...(_g = siteData2.locales[localeIndex]) == null ? void 0 : _g.themeConfig
    }
  });
}
function createTitle(siteData2, pageData) {
  const title = pageData.title || siteData2.title;
  const template = pageData.titleTemplate ?? siteData2.titleTemplate;
  if (typeof template === "string" && template.includes(":title")) {
    return template.replace(/:title/g, title);
  }
  const templateString = createTitleTemplate(siteData2.title, template);
  if (title === templateString.slice(3)) {
    return title;
  }
  return `${title}${templateString}`;
}
function createTitleTemplate(siteTitle, template) {
  if (template === false) {
    return "";
  }
  if (template === true || template === void 0) {
    return ` | ${siteTitle}`;
  }
  if (siteTitle === template) {
    return "";
  }
  return ` | ${template}`;
}
function hasTag(head, tag) {
  const [tagType, tagAttrs] = tag;
  if (tagType !== "meta")
    return false;
  const keyAttr = Object.entries(tagAttrs)[0];
  if (keyAttr == null)
    return false;
  return head.some(([type, attrs]) => type === tagType && attrs[keyAttr[0]] === keyAttr[1]);
}
function mergeHead(prev, curr) {
  return [...prev.filter((tagAttrs) => !hasTag(curr, tagAttrs)), ...curr];
}
const INVALID_CHAR_REGEX = /[\u0000-\u001F"#$&*+,:;<=>?[\]^`{|}\u007F]/g;
const DRIVE_LETTER_REGEX = /^[a-z]:/i;
function sanitizeFileName(name) {
  const match = DRIVE_LETTER_REGEX.exec(name);
  const driveLetter = match ? match[0] : "";
  return driveLetter + name.slice(driveLetter.length).replace(INVALID_CHAR_REGEX, "_").replace(/(^|\/)_+(?=[^/]*$)/, "$1");
}
const KNOWN_EXTENSIONS = /* @__PURE__ */ new Set();
function treatAsHtml(filename) {
  var _a;
  if (KNOWN_EXTENSIONS.size === 0) {
    const extraExts = typeof process === "object" && ((_a = process.env) == null ? void 0 : _a.VITE_EXTRA_EXTENSIONS) || (__vite_import_meta_env__ == null ? void 0 : __vite_import_meta_env__.VITE_EXTRA_EXTENSIONS) || "";
    ("3g2,3gp,aac,ai,apng,au,avif,bin,bmp,cer,class,conf,crl,css,csv,dll,doc,eps,epub,exe,gif,gz,ics,ief,jar,jpe,jpeg,jpg,js,json,jsonld,m4a,man,mid,midi,mjs,mov,mp2,mp3,mp4,mpe,mpeg,mpg,mpp,oga,ogg,ogv,ogx,opus,otf,p10,p7c,p7m,p7s,pdf,png,ps,qt,roff,rtf,rtx,ser,svg,t,tif,tiff,tr,ts,tsv,ttf,txt,vtt,wav,weba,webm,webp,woff,woff2,xhtml,xml,yaml,yml,zip" + (extraExts && typeof extraExts === "string" ? "," + extraExts : "")).split(",").forEach((ext2) => KNOWN_EXTENSIONS.add(ext2));
  }
  const ext = filename.split(".").pop();
  return ext == null || !KNOWN_EXTENSIONS.has(ext.toLowerCase());
}
function escapeRegExp(str) {
  return str.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
}
const dataSymbol = Symbol();
const siteDataRef = shallowRef(siteData);
function initData(route) {
  const site = computed(() => resolveSiteDataByRoute(siteDataRef.value, route.data.relativePath));
  const appearance = site.value.appearance;
  const isDark = appearance === "force-dark" ? ref(true) : appearance === "force-auto" ? usePreferredDark() : appearance ? useDark({
    storageKey: APPEARANCE_KEY,
    initialValue: () => appearance === "dark" ? "dark" : "auto",
    ...typeof appearance === "object" ? appearance : {}
  }) : ref(false);
  const hashRef = ref(inBrowser ? location.hash : "");
  if (inBrowser) {
    window.addEventListener("hashchange", () => {
      hashRef.value = location.hash;
    });
  }
  watch(() => route.data, () => {
    hashRef.value = inBrowser ? location.hash : "";
  });
  return {
    site,
    theme: computed(() => site.value.themeConfig),
    page: computed(() => route.data),
    frontmatter: computed(() => route.data.frontmatter),
    params: computed(() => route.data.params),
    lang: computed(() => site.value.lang),
    dir: computed(() => route.data.frontmatter.dir || site.value.dir),
    localeIndex: computed(() => site.value.localeIndex || "root"),
    title: computed(() => createTitle(site.value, route.data)),
    description: computed(() => route.data.description || site.value.description),
    isDark,
    hash: computed(() => hashRef.value)
  };
}
function useData$1() {
  const data2 = inject(dataSymbol);
  if (!data2) {
    throw new Error("vitepress data not properly injected in app");
  }
  return data2;
}
function joinPath(base, path) {
  return `${base}${path}`.replace(/\/+/g, "/");
}
function withBase(path) {
  return EXTERNAL_URL_RE.test(path) || !path.startsWith("/") ? path : joinPath(siteDataRef.value.base, path);
}
function pathToFile(path) {
  let pagePath = path.replace(/\.html$/, "");
  pagePath = decodeURIComponent(pagePath);
  pagePath = pagePath.replace(/\/$/, "/index");
  {
    if (inBrowser) {
      const base = "/";
      pagePath = sanitizeFileName(pagePath.slice(base.length).replace(/\//g, "_") || "index") + ".md";
      let pageHash = __VP_HASH_MAP__[pagePath.toLowerCase()];
      if (!pageHash) {
        pagePath = pagePath.endsWith("_index.md") ? pagePath.slice(0, -9) + ".md" : pagePath.slice(0, -3) + "_index.md";
        pageHash = __VP_HASH_MAP__[pagePath.toLowerCase()];
      }
      if (!pageHash)
        return null;
      pagePath = `${base}${"assets"}/${pagePath}.${pageHash}.js`;
    } else {
      pagePath = `./${sanitizeFileName(pagePath.slice(1).replace(/\//g, "_"))}.md.js`;
    }
  }
  return pagePath;
}
let contentUpdatedCallbacks = [];
function onContentUpdated(fn) {
  contentUpdatedCallbacks.push(fn);
  onUnmounted(() => {
    contentUpdatedCallbacks = contentUpdatedCallbacks.filter((f) => f !== fn);
  });
}
function getScrollOffset() {
  let scrollOffset = siteDataRef.value.scrollOffset;
  let offset = 0;
  let padding = 24;
  if (typeof scrollOffset === "object" && "padding" in scrollOffset) {
    padding = scrollOffset.padding;
    scrollOffset = scrollOffset.selector;
  }
  if (typeof scrollOffset === "number") {
    offset = scrollOffset;
  } else if (typeof scrollOffset === "string") {
    offset = tryOffsetSelector(scrollOffset, padding);
  } else if (Array.isArray(scrollOffset)) {
    for (const selector of scrollOffset) {
      const res = tryOffsetSelector(selector, padding);
      if (res) {
        offset = res;
        break;
      }
    }
  }
  return offset;
}
function tryOffsetSelector(selector, padding) {
  const el = document.querySelector(selector);
  if (!el)
    return 0;
  const bot = el.getBoundingClientRect().bottom;
  if (bot < 0)
    return 0;
  return bot + padding;
}
const RouterSymbol = Symbol();
const fakeHost = "http://a.com";
const getDefaultRoute = () => ({
  path: "/",
  component: null,
  data: notFoundPageData
});
function createRouter(loadPageModule, fallbackComponent) {
  const route = reactive(getDefaultRoute());
  const router = {
    route,
    go
  };
  async function go(href = inBrowser ? location.href : "/") {
    var _a, _b;
    href = normalizeHref(href);
    if (await ((_a = router.onBeforeRouteChange) == null ? void 0 : _a.call(router, href)) === false)
      return;
    if (inBrowser && href !== normalizeHref(location.href)) {
      history.replaceState({ scrollPosition: window.scrollY }, "");
      history.pushState({}, "", href);
    }
    await loadPage(href);
    await ((_b = router.onAfterRouteChange ?? router.onAfterRouteChanged) == null ? void 0 : _b(href));
  }
  let latestPendingPath = null;
  async function loadPage(href, scrollPosition = 0, isRetry = false) {
    var _a, _b;
    if (await ((_a = router.onBeforePageLoad) == null ? void 0 : _a.call(router, href)) === false)
      return;
    const targetLoc = new URL(href, fakeHost);
    const pendingPath = latestPendingPath = targetLoc.pathname;
    try {
      let page = await loadPageModule(pendingPath);
      if (!page) {
        throw new Error(`Page not found: ${pendingPath}`);
      }
      if (latestPendingPath === pendingPath) {
        latestPendingPath = null;
        const { default: comp, __pageData } = page;
        if (!comp) {
          throw new Error(`Invalid route component: ${comp}`);
        }
        await ((_b = router.onAfterPageLoad) == null ? void 0 : _b.call(router, href));
        route.path = inBrowser ? pendingPath : withBase(pendingPath);
        route.component = markRaw(comp);
        route.data = true ? markRaw(__pageData) : readonly(__pageData);
        if (inBrowser) {
          nextTick(() => {
            let actualPathname = siteDataRef.value.base + __pageData.relativePath.replace(/(?:(^|\/)index)?\.md$/, "$1");
            if (!siteDataRef.value.cleanUrls && !actualPathname.endsWith("/")) {
              actualPathname += ".html";
            }
            if (actualPathname !== targetLoc.pathname) {
              targetLoc.pathname = actualPathname;
              href = actualPathname + targetLoc.search + targetLoc.hash;
              history.replaceState({}, "", href);
            }
            if (targetLoc.hash && !scrollPosition) {
              let target = null;
              try {
                target = document.getElementById(decodeURIComponent(targetLoc.hash).slice(1));
              } catch (e) {
                console.warn(e);
              }
              if (target) {
                scrollTo(target, targetLoc.hash);
                return;
              }
            }
            window.scrollTo(0, scrollPosition);
          });
        }
      }
    } catch (err) {
      if (!/fetch|Page not found/.test(err.message) && !/^\/404(\.html|\/)?$/.test(href)) {
        console.error(err);
      }
      if (!isRetry) {
        try {
          const res = await fetch(siteDataRef.value.base + "hashmap.json");
          window.__VP_HASH_MAP__ = await res.json();
          await loadPage(href, scrollPosition, true);
          return;
        } catch (e) {
        }
      }
      if (latestPendingPath === pendingPath) {
        latestPendingPath = null;
        route.path = inBrowser ? pendingPath : withBase(pendingPath);
        route.component = fallbackComponent ? markRaw(fallbackComponent) : null;
        const relativePath = inBrowser ? pendingPath.replace(/(^|\/)$/, "$1index").replace(/(\.html)?$/, ".md").replace(/^\//, "") : "404.md";
        route.data = { ...notFoundPageData, relativePath };
      }
    }
  }
  if (inBrowser) {
    if (history.state === null) {
      history.replaceState({}, "");
    }
    window.addEventListener("click", (e) => {
      if (e.defaultPrevented || !(e.target instanceof Element) || e.target.closest("button") || // temporary fix for docsearch action buttons
      e.button !== 0 || e.ctrlKey || e.shiftKey || e.altKey || e.metaKey)
        return;
      const link2 = e.target.closest("a");
      if (!link2 || link2.closest(".vp-raw") || link2.hasAttribute("download") || link2.hasAttribute("target"))
        return;
      const linkHref = link2.getAttribute("href") ?? (link2 instanceof SVGAElement ? link2.getAttribute("xlink:href") : null);
      if (linkHref == null)
        return;
      const { href, origin, pathname, hash, search } = new URL(linkHref, link2.baseURI);
      const currentUrl = new URL(location.href);
      if (origin === currentUrl.origin && treatAsHtml(pathname)) {
        e.preventDefault();
        if (pathname === currentUrl.pathname && search === currentUrl.search) {
          if (hash !== currentUrl.hash) {
            history.pushState({}, "", href);
            window.dispatchEvent(new HashChangeEvent("hashchange", {
              oldURL: currentUrl.href,
              newURL: href
            }));
          }
          if (hash) {
            scrollTo(link2, hash, link2.classList.contains("header-anchor"));
          } else {
            window.scrollTo(0, 0);
          }
        } else {
          go(href);
        }
      }
    }, { capture: true });
    window.addEventListener("popstate", async (e) => {
      var _a;
      if (e.state === null)
        return;
      const href = normalizeHref(location.href);
      await loadPage(href, e.state && e.state.scrollPosition || 0);
      await ((_a = router.onAfterRouteChange ?? router.onAfterRouteChanged) == null ? void 0 : _a(href));
    });
    window.addEventListener("hashchange", (e) => {
      e.preventDefault();
    });
  }
  return router;
}
function useRouter() {
  const router = inject(RouterSymbol);
  if (!router) {
    throw new Error("useRouter() is called without provider.");
  }
  return router;
}
function useRoute() {
  return useRouter().route;
}
function scrollTo(el, hash, smooth = false) {
  let target = null;
  try {
    target = el.classList.contains("header-anchor") ? el : document.getElementById(decodeURIComponent(hash).slice(1));
  } catch (e) {
    console.warn(e);
  }
  if (target) {
    let scrollToTarget = function() {
      if (!smooth || Math.abs(targetTop - window.scrollY) > window.innerHeight)
        window.scrollTo(0, targetTop);
      else
        window.scrollTo({ left: 0, top: targetTop, behavior: "smooth" });
    };
    const targetPadding = parseInt(window.getComputedStyle(target).paddingTop, 10);
    const targetTop = window.scrollY + target.getBoundingClientRect().top - getScrollOffset() + targetPadding;
    requestAnimationFrame(scrollToTarget);
  }
}
function normalizeHref(href) {
  const url = new URL(href, fakeHost);
  url.pathname = url.pathname.replace(/(^|\/)index(\.html)?$/, "$1");
  if (siteDataRef.value.cleanUrls)
    url.pathname = url.pathname.replace(/\.html$/, "");
  else if (!url.pathname.endsWith("/") && !url.pathname.endsWith(".html"))
    url.pathname += ".html";
  return url.pathname + url.search + url.hash;
}
const runCbs = () => contentUpdatedCallbacks.forEach((fn) => fn());
const Content = defineComponent({
  name: "VitePressContent",
  props: {
    as: { type: [Object, String], default: "div" }
  },
  setup(props) {
    const route = useRoute();
    const { frontmatter, site } = useData$1();
    watch(frontmatter, runCbs, { deep: true, flush: "post" });
    return () => h(props.as, site.value.contentProps ?? { style: { position: "relative" } }, [
      route.component ? h(route.component, {
        onVnodeMounted: runCbs,
        onVnodeUpdated: runCbs,
        onVnodeUnmounted: runCbs
      }) : "404 Page Not Found"
    ]);
  }
});
const _sfc_main$19 = /* @__PURE__ */ defineComponent({
  __name: "VPBackdrop",
  __ssrInlineRender: true,
  props: {
    show: { type: Boolean }
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      if (__props.show) {
        _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPBackdrop" }, _attrs))} data-v-c79a1216></div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$19 = _sfc_main$19.setup;
_sfc_main$19.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPBackdrop.vue");
  return _sfc_setup$19 ? _sfc_setup$19(props, ctx) : void 0;
};
const VPBackdrop = /* @__PURE__ */ _export_sfc(_sfc_main$19, [["__scopeId", "data-v-c79a1216"]]);
const useData = useData$1;
function throttleAndDebounce(fn, delay) {
  let timeoutId;
  let called = false;
  return () => {
    if (timeoutId)
      clearTimeout(timeoutId);
    if (!called) {
      fn();
      (called = true) && setTimeout(() => called = false, delay);
    } else
      timeoutId = setTimeout(fn, delay);
  };
}
function ensureStartingSlash(path) {
  return path.startsWith("/") ? path : `/${path}`;
}
function normalizeLink$1(url) {
  const { pathname, search, hash, protocol } = new URL(url, "http://a.com");
  if (isExternal(url) || url.startsWith("#") || !protocol.startsWith("http") || !treatAsHtml(pathname))
    return url;
  const { site } = useData();
  const normalizedPath = pathname.endsWith("/") || pathname.endsWith(".html") ? url : url.replace(/(?:(^\.+)\/)?.*$/, `$1${pathname.replace(/(\.md)?$/, site.value.cleanUrls ? "" : ".html")}${search}${hash}`);
  return withBase(normalizedPath);
}
function useLangs({ correspondingLink = false } = {}) {
  const { site, localeIndex, page, theme: theme2, hash } = useData();
  const currentLang = computed(() => {
    var _a, _b;
    return {
      label: (_a = site.value.locales[localeIndex.value]) == null ? void 0 : _a.label,
      link: ((_b = site.value.locales[localeIndex.value]) == null ? void 0 : _b.link) || (localeIndex.value === "root" ? "/" : `/${localeIndex.value}/`)
    };
  });
  const localeLinks = computed(() => Object.entries(site.value.locales).flatMap(([key, value]) => currentLang.value.label === value.label ? [] : {
    text: value.label,
    link: normalizeLink(value.link || (key === "root" ? "/" : `/${key}/`), theme2.value.i18nRouting !== false && correspondingLink, page.value.relativePath.slice(currentLang.value.link.length - 1), !site.value.cleanUrls) + hash.value
  }));
  return { localeLinks, currentLang };
}
function normalizeLink(link2, addPath, path, addExt) {
  return addPath ? link2.replace(/\/$/, "") + ensureStartingSlash(path.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, addExt ? ".html" : "")) : link2;
}
const _sfc_main$18 = /* @__PURE__ */ defineComponent({
  __name: "NotFound",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    const { currentLang } = useLangs();
    return (_ctx, _push, _parent, _attrs) => {
      var _a, _b, _c, _d, _e;
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "NotFound" }, _attrs))} data-v-d6be1790><p class="code" data-v-d6be1790>${ssrInterpolate(((_a = unref(theme2).notFound) == null ? void 0 : _a.code) ?? "404")}</p><h1 class="title" data-v-d6be1790>${ssrInterpolate(((_b = unref(theme2).notFound) == null ? void 0 : _b.title) ?? "PAGE NOT FOUND")}</h1><div class="divider" data-v-d6be1790></div><blockquote class="quote" data-v-d6be1790>${ssrInterpolate(((_c = unref(theme2).notFound) == null ? void 0 : _c.quote) ?? "But if you don't change your direction, and if you keep looking, you may end up where you are heading.")}</blockquote><div class="action" data-v-d6be1790><a class="link"${ssrRenderAttr("href", unref(withBase)(unref(currentLang).link))}${ssrRenderAttr("aria-label", ((_d = unref(theme2).notFound) == null ? void 0 : _d.linkLabel) ?? "go to home")} data-v-d6be1790>${ssrInterpolate(((_e = unref(theme2).notFound) == null ? void 0 : _e.linkText) ?? "Take me home")}</a></div></div>`);
    };
  }
});
const _sfc_setup$18 = _sfc_main$18.setup;
_sfc_main$18.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/NotFound.vue");
  return _sfc_setup$18 ? _sfc_setup$18(props, ctx) : void 0;
};
const NotFound = /* @__PURE__ */ _export_sfc(_sfc_main$18, [["__scopeId", "data-v-d6be1790"]]);
function getSidebar(_sidebar, path) {
  if (Array.isArray(_sidebar))
    return addBase(_sidebar);
  if (_sidebar == null)
    return [];
  path = ensureStartingSlash(path);
  const dir = Object.keys(_sidebar).sort((a, b) => {
    return b.split("/").length - a.split("/").length;
  }).find((dir2) => {
    return path.startsWith(ensureStartingSlash(dir2));
  });
  const sidebar = dir ? _sidebar[dir] : [];
  return Array.isArray(sidebar) ? addBase(sidebar) : addBase(sidebar.items, sidebar.base);
}
function getSidebarGroups(sidebar) {
  const groups = [];
  let lastGroupIndex = 0;
  for (const index in sidebar) {
    const item = sidebar[index];
    if (item.items) {
      lastGroupIndex = groups.push(item);
      continue;
    }
    if (!groups[lastGroupIndex]) {
      groups.push({ items: [] });
    }
    groups[lastGroupIndex].items.push(item);
  }
  return groups;
}
function getFlatSideBarLinks(sidebar) {
  const links = [];
  function recursivelyExtractLinks(items) {
    for (const item of items) {
      if (item.text && item.link) {
        links.push({
          text: item.text,
          link: item.link,
          docFooterText: item.docFooterText
        });
      }
      if (item.items) {
        recursivelyExtractLinks(item.items);
      }
    }
  }
  recursivelyExtractLinks(sidebar);
  return links;
}
function hasActiveLink(path, items) {
  if (Array.isArray(items)) {
    return items.some((item) => hasActiveLink(path, item));
  }
  return isActive(path, items.link) ? true : items.items ? hasActiveLink(path, items.items) : false;
}
function addBase(items, _base) {
  return [...items].map((_item) => {
    const item = { ..._item };
    const base = item.base || _base;
    if (base && item.link)
      item.link = base + item.link;
    if (item.items)
      item.items = addBase(item.items, base);
    return item;
  });
}
function useSidebar() {
  const { frontmatter, page, theme: theme2 } = useData();
  const is960 = useMediaQuery("(min-width: 960px)");
  const isOpen = ref(false);
  const _sidebar = computed(() => {
    const sidebarConfig = theme2.value.sidebar;
    const relativePath = page.value.relativePath;
    return sidebarConfig ? getSidebar(sidebarConfig, relativePath) : [];
  });
  const sidebar = ref(_sidebar.value);
  watch(_sidebar, (next, prev) => {
    if (JSON.stringify(next) !== JSON.stringify(prev))
      sidebar.value = _sidebar.value;
  });
  const hasSidebar = computed(() => {
    return frontmatter.value.sidebar !== false && sidebar.value.length > 0 && frontmatter.value.layout !== "home";
  });
  const leftAside = computed(() => {
    if (hasAside)
      return frontmatter.value.aside == null ? theme2.value.aside === "left" : frontmatter.value.aside === "left";
    return false;
  });
  const hasAside = computed(() => {
    if (frontmatter.value.layout === "home")
      return false;
    if (frontmatter.value.aside != null)
      return !!frontmatter.value.aside;
    return theme2.value.aside !== false;
  });
  const isSidebarEnabled = computed(() => hasSidebar.value && is960.value);
  const sidebarGroups = computed(() => {
    return hasSidebar.value ? getSidebarGroups(sidebar.value) : [];
  });
  function open() {
    isOpen.value = true;
  }
  function close() {
    isOpen.value = false;
  }
  function toggle() {
    isOpen.value ? close() : open();
  }
  return {
    isOpen,
    sidebar,
    sidebarGroups,
    hasSidebar,
    hasAside,
    leftAside,
    isSidebarEnabled,
    open,
    close,
    toggle
  };
}
function useCloseSidebarOnEscape(isOpen, close) {
  let triggerElement;
  watchEffect(() => {
    triggerElement = isOpen.value ? document.activeElement : void 0;
  });
  onMounted(() => {
    window.addEventListener("keyup", onEscape);
  });
  onUnmounted(() => {
    window.removeEventListener("keyup", onEscape);
  });
  function onEscape(e) {
    if (e.key === "Escape" && isOpen.value) {
      close();
      triggerElement == null ? void 0 : triggerElement.focus();
    }
  }
}
function useSidebarControl(item) {
  const { page, hash } = useData();
  const collapsed = ref(false);
  const collapsible = computed(() => {
    return item.value.collapsed != null;
  });
  const isLink = computed(() => {
    return !!item.value.link;
  });
  const isActiveLink = ref(false);
  const updateIsActiveLink = () => {
    isActiveLink.value = isActive(page.value.relativePath, item.value.link);
  };
  watch([page, item, hash], updateIsActiveLink);
  onMounted(updateIsActiveLink);
  const hasActiveLink$1 = computed(() => {
    if (isActiveLink.value) {
      return true;
    }
    return item.value.items ? hasActiveLink(page.value.relativePath, item.value.items) : false;
  });
  const hasChildren = computed(() => {
    return !!(item.value.items && item.value.items.length);
  });
  watchEffect(() => {
    collapsed.value = !!(collapsible.value && item.value.collapsed);
  });
  watchPostEffect(() => {
    (isActiveLink.value || hasActiveLink$1.value) && (collapsed.value = false);
  });
  function toggle() {
    if (collapsible.value) {
      collapsed.value = !collapsed.value;
    }
  }
  return {
    collapsed,
    collapsible,
    isLink,
    isActiveLink,
    hasActiveLink: hasActiveLink$1,
    hasChildren,
    toggle
  };
}
function useAside() {
  const { hasSidebar } = useSidebar();
  const is960 = useMediaQuery("(min-width: 960px)");
  const is1280 = useMediaQuery("(min-width: 1280px)");
  const isAsideEnabled = computed(() => {
    if (!is1280.value && !is960.value) {
      return false;
    }
    return hasSidebar.value ? is1280.value : is960.value;
  });
  return {
    isAsideEnabled
  };
}
const ignoreRE = /\b(?:VPBadge|header-anchor|footnote-ref|ignore-header)\b/;
const resolvedHeaders = [];
function resolveTitle(theme2) {
  return typeof theme2.outline === "object" && !Array.isArray(theme2.outline) && theme2.outline.label || theme2.outlineTitle || "On this page";
}
function getHeaders(range) {
  const headers = [
    ...document.querySelectorAll(".VPDoc :where(h1,h2,h3,h4,h5,h6)")
  ].filter((el) => el.id && el.hasChildNodes()).map((el) => {
    const level = Number(el.tagName[1]);
    return {
      element: el,
      title: serializeHeader(el),
      link: "#" + el.id,
      level
    };
  });
  return resolveHeaders(headers, range);
}
function serializeHeader(h2) {
  let ret = "";
  for (const node of h2.childNodes) {
    if (node.nodeType === 1) {
      if (ignoreRE.test(node.className))
        continue;
      ret += node.textContent;
    } else if (node.nodeType === 3) {
      ret += node.textContent;
    }
  }
  return ret.trim();
}
function resolveHeaders(headers, range) {
  if (range === false) {
    return [];
  }
  const levelsRange = (typeof range === "object" && !Array.isArray(range) ? range.level : range) || 2;
  const [high, low] = typeof levelsRange === "number" ? [levelsRange, levelsRange] : levelsRange === "deep" ? [2, 6] : levelsRange;
  return buildTree(headers, high, low);
}
function useActiveAnchor(container, marker) {
  const { isAsideEnabled } = useAside();
  const onScroll = throttleAndDebounce(setActiveLink, 100);
  let prevActiveLink = null;
  onMounted(() => {
    requestAnimationFrame(setActiveLink);
    window.addEventListener("scroll", onScroll);
  });
  onUpdated(() => {
    activateLink(location.hash);
  });
  onUnmounted(() => {
    window.removeEventListener("scroll", onScroll);
  });
  function setActiveLink() {
    if (!isAsideEnabled.value) {
      return;
    }
    const scrollY = window.scrollY;
    const innerHeight = window.innerHeight;
    const offsetHeight = document.body.offsetHeight;
    const isBottom = Math.abs(scrollY + innerHeight - offsetHeight) < 1;
    const headers = resolvedHeaders.map(({ element, link: link2 }) => ({
      link: link2,
      top: getAbsoluteTop(element)
    })).filter(({ top }) => !Number.isNaN(top)).sort((a, b) => a.top - b.top);
    if (!headers.length) {
      activateLink(null);
      return;
    }
    if (scrollY < 1) {
      activateLink(null);
      return;
    }
    if (isBottom) {
      activateLink(headers[headers.length - 1].link);
      return;
    }
    let activeLink = null;
    for (const { link: link2, top } of headers) {
      if (top > scrollY + getScrollOffset() + 4) {
        break;
      }
      activeLink = link2;
    }
    activateLink(activeLink);
  }
  function activateLink(hash) {
    if (prevActiveLink) {
      prevActiveLink.classList.remove("active");
    }
    if (hash == null) {
      prevActiveLink = null;
    } else {
      prevActiveLink = container.value.querySelector(`a[href="${decodeURIComponent(hash)}"]`);
    }
    const activeLink = prevActiveLink;
    if (activeLink) {
      activeLink.classList.add("active");
      marker.value.style.top = activeLink.offsetTop + 39 + "px";
      marker.value.style.opacity = "1";
    } else {
      marker.value.style.top = "33px";
      marker.value.style.opacity = "0";
    }
  }
}
function getAbsoluteTop(element) {
  let offsetTop = 0;
  while (element !== document.body) {
    if (element === null) {
      return NaN;
    }
    offsetTop += element.offsetTop;
    element = element.offsetParent;
  }
  return offsetTop;
}
function buildTree(data2, min, max) {
  resolvedHeaders.length = 0;
  const result = [];
  const stack = [];
  data2.forEach((item) => {
    const node = { ...item, children: [] };
    let parent = stack[stack.length - 1];
    while (parent && parent.level >= node.level) {
      stack.pop();
      parent = stack[stack.length - 1];
    }
    if (node.element.classList.contains("ignore-header") || parent && "shouldIgnore" in parent) {
      stack.push({ level: node.level, shouldIgnore: true });
      return;
    }
    if (node.level > max || node.level < min)
      return;
    resolvedHeaders.push({ element: node.element, link: node.link });
    if (parent)
      parent.children.push(node);
    else
      result.push(node);
    stack.push(node);
  });
  return result;
}
const _sfc_main$17 = /* @__PURE__ */ defineComponent({
  __name: "VPDocOutlineItem",
  __ssrInlineRender: true,
  props: {
    headers: {},
    root: { type: Boolean }
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      const _component_VPDocOutlineItem = resolveComponent("VPDocOutlineItem", true);
      _push(`<ul${ssrRenderAttrs(mergeProps({
        class: ["VPDocOutlineItem", __props.root ? "root" : "nested"]
      }, _attrs))} data-v-b933a997><!--[-->`);
      ssrRenderList(__props.headers, ({ children, link: link2, title }) => {
        _push(`<li data-v-b933a997><a class="outline-link"${ssrRenderAttr("href", link2)}${ssrRenderAttr("title", title)} data-v-b933a997>${ssrInterpolate(title)}</a>`);
        if (children == null ? void 0 : children.length) {
          _push(ssrRenderComponent(_component_VPDocOutlineItem, { headers: children }, null, _parent));
        } else {
          _push(`<!---->`);
        }
        _push(`</li>`);
      });
      _push(`<!--]--></ul>`);
    };
  }
});
const _sfc_setup$17 = _sfc_main$17.setup;
_sfc_main$17.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocOutlineItem.vue");
  return _sfc_setup$17 ? _sfc_setup$17(props, ctx) : void 0;
};
const VPDocOutlineItem = /* @__PURE__ */ _export_sfc(_sfc_main$17, [["__scopeId", "data-v-b933a997"]]);
const _sfc_main$16 = /* @__PURE__ */ defineComponent({
  __name: "VPDocAsideOutline",
  __ssrInlineRender: true,
  setup(__props) {
    const { frontmatter, theme: theme2 } = useData();
    const headers = shallowRef([]);
    onContentUpdated(() => {
      headers.value = getHeaders(frontmatter.value.outline ?? theme2.value.outline);
    });
    const container = ref();
    const marker = ref();
    useActiveAnchor(container, marker);
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<nav${ssrRenderAttrs(mergeProps({
        "aria-labelledby": "doc-outline-aria-label",
        class: ["VPDocAsideOutline", { "has-outline": headers.value.length > 0 }],
        ref_key: "container",
        ref: container
      }, _attrs))} data-v-a5bbad30><div class="content" data-v-a5bbad30><div class="outline-marker" data-v-a5bbad30></div><div aria-level="2" class="outline-title" id="doc-outline-aria-label" role="heading" data-v-a5bbad30>${ssrInterpolate(unref(resolveTitle)(unref(theme2)))}</div>`);
      _push(ssrRenderComponent(VPDocOutlineItem, {
        headers: headers.value,
        root: true
      }, null, _parent));
      _push(`</div></nav>`);
    };
  }
});
const _sfc_setup$16 = _sfc_main$16.setup;
_sfc_main$16.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocAsideOutline.vue");
  return _sfc_setup$16 ? _sfc_setup$16(props, ctx) : void 0;
};
const VPDocAsideOutline = /* @__PURE__ */ _export_sfc(_sfc_main$16, [["__scopeId", "data-v-a5bbad30"]]);
const _sfc_main$15 = /* @__PURE__ */ defineComponent({
  __name: "VPDocAsideCarbonAds",
  __ssrInlineRender: true,
  props: {
    carbonAds: {}
  },
  setup(__props) {
    const VPCarbonAds = () => null;
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPDocAsideCarbonAds" }, _attrs))}>`);
      _push(ssrRenderComponent(unref(VPCarbonAds), { "carbon-ads": __props.carbonAds }, null, _parent));
      _push(`</div>`);
    };
  }
});
const _sfc_setup$15 = _sfc_main$15.setup;
_sfc_main$15.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocAsideCarbonAds.vue");
  return _sfc_setup$15 ? _sfc_setup$15(props, ctx) : void 0;
};
const _sfc_main$14 = /* @__PURE__ */ defineComponent({
  __name: "VPDocAside",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPDocAside" }, _attrs))} data-v-3f215769>`);
      ssrRenderSlot(_ctx.$slots, "aside-top", {}, null, _push, _parent);
      ssrRenderSlot(_ctx.$slots, "aside-outline-before", {}, null, _push, _parent);
      _push(ssrRenderComponent(VPDocAsideOutline, null, null, _parent));
      ssrRenderSlot(_ctx.$slots, "aside-outline-after", {}, null, _push, _parent);
      _push(`<div class="spacer" data-v-3f215769></div>`);
      ssrRenderSlot(_ctx.$slots, "aside-ads-before", {}, null, _push, _parent);
      if (unref(theme2).carbonAds) {
        _push(ssrRenderComponent(_sfc_main$15, {
          "carbon-ads": unref(theme2).carbonAds
        }, null, _parent));
      } else {
        _push(`<!---->`);
      }
      ssrRenderSlot(_ctx.$slots, "aside-ads-after", {}, null, _push, _parent);
      ssrRenderSlot(_ctx.$slots, "aside-bottom", {}, null, _push, _parent);
      _push(`</div>`);
    };
  }
});
const _sfc_setup$14 = _sfc_main$14.setup;
_sfc_main$14.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocAside.vue");
  return _sfc_setup$14 ? _sfc_setup$14(props, ctx) : void 0;
};
const VPDocAside = /* @__PURE__ */ _export_sfc(_sfc_main$14, [["__scopeId", "data-v-3f215769"]]);
function useEditLink() {
  const { theme: theme2, page } = useData();
  return computed(() => {
    const { text = "Edit this page", pattern = "" } = theme2.value.editLink || {};
    let url;
    if (typeof pattern === "function") {
      url = pattern(page.value);
    } else {
      url = pattern.replace(/:path/g, page.value.filePath);
    }
    return { url, text };
  });
}
function usePrevNext() {
  const { page, theme: theme2, frontmatter } = useData();
  return computed(() => {
    var _a, _b, _c, _d, _e, _f, _g, _h;
    const sidebar = getSidebar(theme2.value.sidebar, page.value.relativePath);
    const links = getFlatSideBarLinks(sidebar);
    const candidates = uniqBy(links, (link2) => link2.link.replace(/[?#].*$/, ""));
    const index = candidates.findIndex((link2) => {
      return isActive(page.value.relativePath, link2.link);
    });
    const hidePrev = ((_a = theme2.value.docFooter) == null ? void 0 : _a.prev) === false && !frontmatter.value.prev || frontmatter.value.prev === false;
    const hideNext = ((_b = theme2.value.docFooter) == null ? void 0 : _b.next) === false && !frontmatter.value.next || frontmatter.value.next === false;
    return {
      prev: hidePrev ? void 0 : {
        text: (typeof frontmatter.value.prev === "string" ? frontmatter.value.prev : typeof frontmatter.value.prev === "object" ? frontmatter.value.prev.text : void 0) ?? ((_c = candidates[index - 1]) == null ? void 0 : _c.docFooterText) ?? ((_d = candidates[index - 1]) == null ? void 0 : _d.text),
        link: (typeof frontmatter.value.prev === "object" ? frontmatter.value.prev.link : void 0) ?? ((_e = candidates[index - 1]) == null ? void 0 : _e.link)
      },
      next: hideNext ? void 0 : {
        text: (typeof frontmatter.value.next === "string" ? frontmatter.value.next : typeof frontmatter.value.next === "object" ? frontmatter.value.next.text : void 0) ?? ((_f = candidates[index + 1]) == null ? void 0 : _f.docFooterText) ?? ((_g = candidates[index + 1]) == null ? void 0 : _g.text),
        link: (typeof frontmatter.value.next === "object" ? frontmatter.value.next.link : void 0) ?? ((_h = candidates[index + 1]) == null ? void 0 : _h.link)
      }
    };
  });
}
function uniqBy(array, keyFn) {
  const seen = /* @__PURE__ */ new Set();
  return array.filter((item) => {
    const k = keyFn(item);
    return seen.has(k) ? false : seen.add(k);
  });
}
const _sfc_main$13 = /* @__PURE__ */ defineComponent({
  __name: "VPLink",
  __ssrInlineRender: true,
  props: {
    tag: {},
    href: {},
    noIcon: { type: Boolean },
    target: {},
    rel: {}
  },
  setup(__props) {
    const props = __props;
    const tag = computed(() => props.tag ?? (props.href ? "a" : "span"));
    const isExternal2 = computed(
      () => props.href && EXTERNAL_URL_RE.test(props.href) || props.target === "_blank"
    );
    return (_ctx, _push, _parent, _attrs) => {
      ssrRenderVNode(_push, createVNode(resolveDynamicComponent(tag.value), mergeProps({
        class: ["VPLink", {
          link: __props.href,
          "vp-external-link-icon": isExternal2.value,
          "no-icon": __props.noIcon
        }],
        href: __props.href ? unref(normalizeLink$1)(__props.href) : void 0,
        target: __props.target ?? (isExternal2.value ? "_blank" : void 0),
        rel: __props.rel ?? (isExternal2.value ? "noreferrer" : void 0)
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "default", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "default")
            ];
          }
        }),
        _: 3
      }), _parent);
    };
  }
});
const _sfc_setup$13 = _sfc_main$13.setup;
_sfc_main$13.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPLink.vue");
  return _sfc_setup$13 ? _sfc_setup$13(props, ctx) : void 0;
};
const _sfc_main$12 = /* @__PURE__ */ defineComponent({
  __name: "VPDocFooterLastUpdated",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2, page, lang } = useData();
    const date = computed(
      () => new Date(page.value.lastUpdated)
    );
    const isoDatetime = computed(() => date.value.toISOString());
    const datetime = ref("");
    onMounted(() => {
      watchEffect(() => {
        var _a, _b, _c;
        datetime.value = new Intl.DateTimeFormat(
          ((_b = (_a = theme2.value.lastUpdated) == null ? void 0 : _a.formatOptions) == null ? void 0 : _b.forceLocale) ? lang.value : void 0,
          ((_c = theme2.value.lastUpdated) == null ? void 0 : _c.formatOptions) ?? {
            dateStyle: "short",
            timeStyle: "short"
          }
        ).format(date.value);
      });
    });
    return (_ctx, _push, _parent, _attrs) => {
      var _a;
      _push(`<p${ssrRenderAttrs(mergeProps({ class: "VPLastUpdated" }, _attrs))} data-v-e98dd255>${ssrInterpolate(((_a = unref(theme2).lastUpdated) == null ? void 0 : _a.text) || unref(theme2).lastUpdatedText || "Last updated")}: <time${ssrRenderAttr("datetime", isoDatetime.value)} data-v-e98dd255>${ssrInterpolate(datetime.value)}</time></p>`);
    };
  }
});
const _sfc_setup$12 = _sfc_main$12.setup;
_sfc_main$12.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocFooterLastUpdated.vue");
  return _sfc_setup$12 ? _sfc_setup$12(props, ctx) : void 0;
};
const VPDocFooterLastUpdated = /* @__PURE__ */ _export_sfc(_sfc_main$12, [["__scopeId", "data-v-e98dd255"]]);
const _sfc_main$11 = /* @__PURE__ */ defineComponent({
  __name: "VPDocFooter",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2, page, frontmatter } = useData();
    const editLink = useEditLink();
    const control = usePrevNext();
    const hasEditLink = computed(
      () => theme2.value.editLink && frontmatter.value.editLink !== false
    );
    const hasLastUpdated = computed(() => page.value.lastUpdated);
    const showFooter = computed(
      () => hasEditLink.value || hasLastUpdated.value || control.value.prev || control.value.next
    );
    return (_ctx, _push, _parent, _attrs) => {
      var _a, _b, _c, _d;
      if (showFooter.value) {
        _push(`<footer${ssrRenderAttrs(mergeProps({ class: "VPDocFooter" }, _attrs))} data-v-e257564d>`);
        ssrRenderSlot(_ctx.$slots, "doc-footer-before", {}, null, _push, _parent);
        if (hasEditLink.value || hasLastUpdated.value) {
          _push(`<div class="edit-info" data-v-e257564d>`);
          if (hasEditLink.value) {
            _push(`<div class="edit-link" data-v-e257564d>`);
            _push(ssrRenderComponent(_sfc_main$13, {
              class: "edit-link-button",
              href: unref(editLink).url,
              "no-icon": true
            }, {
              default: withCtx((_, _push2, _parent2, _scopeId) => {
                if (_push2) {
                  _push2(`<span class="vpi-square-pen edit-link-icon" data-v-e257564d${_scopeId}></span> ${ssrInterpolate(unref(editLink).text)}`);
                } else {
                  return [
                    createVNode("span", { class: "vpi-square-pen edit-link-icon" }),
                    createTextVNode(" " + toDisplayString(unref(editLink).text), 1)
                  ];
                }
              }),
              _: 1
            }, _parent));
            _push(`</div>`);
          } else {
            _push(`<!---->`);
          }
          if (hasLastUpdated.value) {
            _push(`<div class="last-updated" data-v-e257564d>`);
            _push(ssrRenderComponent(VPDocFooterLastUpdated, null, null, _parent));
            _push(`</div>`);
          } else {
            _push(`<!---->`);
          }
          _push(`</div>`);
        } else {
          _push(`<!---->`);
        }
        if (((_a = unref(control).prev) == null ? void 0 : _a.link) || ((_b = unref(control).next) == null ? void 0 : _b.link)) {
          _push(`<nav class="prev-next" aria-labelledby="doc-footer-aria-label" data-v-e257564d><span class="visually-hidden" id="doc-footer-aria-label" data-v-e257564d>Pager</span><div class="pager" data-v-e257564d>`);
          if ((_c = unref(control).prev) == null ? void 0 : _c.link) {
            _push(ssrRenderComponent(_sfc_main$13, {
              class: "pager-link prev",
              href: unref(control).prev.link
            }, {
              default: withCtx((_, _push2, _parent2, _scopeId) => {
                var _a2, _b2;
                if (_push2) {
                  _push2(`<span class="desc" data-v-e257564d${_scopeId}>${(((_a2 = unref(theme2).docFooter) == null ? void 0 : _a2.prev) || "Previous page") ?? ""}</span><span class="title" data-v-e257564d${_scopeId}>${unref(control).prev.text ?? ""}</span>`);
                } else {
                  return [
                    createVNode("span", {
                      class: "desc",
                      innerHTML: ((_b2 = unref(theme2).docFooter) == null ? void 0 : _b2.prev) || "Previous page"
                    }, null, 8, ["innerHTML"]),
                    createVNode("span", {
                      class: "title",
                      innerHTML: unref(control).prev.text
                    }, null, 8, ["innerHTML"])
                  ];
                }
              }),
              _: 1
            }, _parent));
          } else {
            _push(`<!---->`);
          }
          _push(`</div><div class="pager" data-v-e257564d>`);
          if ((_d = unref(control).next) == null ? void 0 : _d.link) {
            _push(ssrRenderComponent(_sfc_main$13, {
              class: "pager-link next",
              href: unref(control).next.link
            }, {
              default: withCtx((_, _push2, _parent2, _scopeId) => {
                var _a2, _b2;
                if (_push2) {
                  _push2(`<span class="desc" data-v-e257564d${_scopeId}>${(((_a2 = unref(theme2).docFooter) == null ? void 0 : _a2.next) || "Next page") ?? ""}</span><span class="title" data-v-e257564d${_scopeId}>${unref(control).next.text ?? ""}</span>`);
                } else {
                  return [
                    createVNode("span", {
                      class: "desc",
                      innerHTML: ((_b2 = unref(theme2).docFooter) == null ? void 0 : _b2.next) || "Next page"
                    }, null, 8, ["innerHTML"]),
                    createVNode("span", {
                      class: "title",
                      innerHTML: unref(control).next.text
                    }, null, 8, ["innerHTML"])
                  ];
                }
              }),
              _: 1
            }, _parent));
          } else {
            _push(`<!---->`);
          }
          _push(`</div></nav>`);
        } else {
          _push(`<!---->`);
        }
        _push(`</footer>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$11 = _sfc_main$11.setup;
_sfc_main$11.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocFooter.vue");
  return _sfc_setup$11 ? _sfc_setup$11(props, ctx) : void 0;
};
const VPDocFooter = /* @__PURE__ */ _export_sfc(_sfc_main$11, [["__scopeId", "data-v-e257564d"]]);
const _sfc_main$10 = /* @__PURE__ */ defineComponent({
  __name: "VPDoc",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    const route = useRoute();
    const { hasSidebar, hasAside, leftAside } = useSidebar();
    const pageName = computed(
      () => route.path.replace(/[./]+/g, "_").replace(/_html$/, "")
    );
    return (_ctx, _push, _parent, _attrs) => {
      const _component_Content = resolveComponent("Content");
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPDoc", { "has-sidebar": unref(hasSidebar), "has-aside": unref(hasAside) }]
      }, _attrs))} data-v-39a288b8>`);
      ssrRenderSlot(_ctx.$slots, "doc-top", {}, null, _push, _parent);
      _push(`<div class="container" data-v-39a288b8>`);
      if (unref(hasAside)) {
        _push(`<div class="${ssrRenderClass([{ "left-aside": unref(leftAside) }, "aside"])}" data-v-39a288b8><div class="aside-curtain" data-v-39a288b8></div><div class="aside-container" data-v-39a288b8><div class="aside-content" data-v-39a288b8>`);
        _push(ssrRenderComponent(VPDocAside, null, {
          "aside-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-top", {}, void 0, true)
              ];
            }
          }),
          "aside-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-bottom", {}, void 0, true)
              ];
            }
          }),
          "aside-outline-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-outline-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-outline-before", {}, void 0, true)
              ];
            }
          }),
          "aside-outline-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-outline-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-outline-after", {}, void 0, true)
              ];
            }
          }),
          "aside-ads-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-ads-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-ads-before", {}, void 0, true)
              ];
            }
          }),
          "aside-ads-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-ads-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-ads-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
        _push(`</div></div></div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`<div class="content" data-v-39a288b8><div class="content-container" data-v-39a288b8>`);
      ssrRenderSlot(_ctx.$slots, "doc-before", {}, null, _push, _parent);
      _push(`<main class="main" data-v-39a288b8>`);
      _push(ssrRenderComponent(_component_Content, {
        class: ["vp-doc", [
          pageName.value,
          unref(theme2).externalLinkIcon && "external-link-icon-enabled"
        ]]
      }, null, _parent));
      _push(`</main>`);
      _push(ssrRenderComponent(VPDocFooter, null, {
        "doc-footer-before": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "doc-footer-before", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "doc-footer-before", {}, void 0, true)
            ];
          }
        }),
        _: 3
      }, _parent));
      ssrRenderSlot(_ctx.$slots, "doc-after", {}, null, _push, _parent);
      _push(`</div></div></div>`);
      ssrRenderSlot(_ctx.$slots, "doc-bottom", {}, null, _push, _parent);
      _push(`</div>`);
    };
  }
});
const _sfc_setup$10 = _sfc_main$10.setup;
_sfc_main$10.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDoc.vue");
  return _sfc_setup$10 ? _sfc_setup$10(props, ctx) : void 0;
};
const VPDoc = /* @__PURE__ */ _export_sfc(_sfc_main$10, [["__scopeId", "data-v-39a288b8"]]);
const _sfc_main$$ = /* @__PURE__ */ defineComponent({
  __name: "VPButton",
  __ssrInlineRender: true,
  props: {
    tag: {},
    size: { default: "medium" },
    theme: { default: "brand" },
    text: {},
    href: {},
    target: {},
    rel: {}
  },
  setup(__props) {
    const props = __props;
    const isExternal2 = computed(
      () => props.href && EXTERNAL_URL_RE.test(props.href)
    );
    const component = computed(() => {
      return props.tag || (props.href ? "a" : "button");
    });
    return (_ctx, _push, _parent, _attrs) => {
      ssrRenderVNode(_push, createVNode(resolveDynamicComponent(component.value), mergeProps({
        class: ["VPButton", [__props.size, __props.theme]],
        href: __props.href ? unref(normalizeLink$1)(__props.href) : void 0,
        target: props.target ?? (isExternal2.value ? "_blank" : void 0),
        rel: props.rel ?? (isExternal2.value ? "noreferrer" : void 0)
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`${ssrInterpolate(__props.text)}`);
          } else {
            return [
              createTextVNode(toDisplayString(__props.text), 1)
            ];
          }
        }),
        _: 1
      }), _parent);
    };
  }
});
const _sfc_setup$$ = _sfc_main$$.setup;
_sfc_main$$.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPButton.vue");
  return _sfc_setup$$ ? _sfc_setup$$(props, ctx) : void 0;
};
const VPButton = /* @__PURE__ */ _export_sfc(_sfc_main$$, [["__scopeId", "data-v-fa7799d5"]]);
const _sfc_main$_ = /* @__PURE__ */ defineComponent({
  ...{ inheritAttrs: false },
  __name: "VPImage",
  __ssrInlineRender: true,
  props: {
    image: {},
    alt: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      const _component_VPImage = resolveComponent("VPImage", true);
      if (__props.image) {
        _push(`<!--[-->`);
        if (typeof __props.image === "string" || "src" in __props.image) {
          _push(`<img${ssrRenderAttrs(mergeProps({ class: "VPImage" }, typeof __props.image === "string" ? _ctx.$attrs : { ...__props.image, ..._ctx.$attrs }, {
            src: unref(withBase)(typeof __props.image === "string" ? __props.image : __props.image.src),
            alt: __props.alt ?? (typeof __props.image === "string" ? "" : __props.image.alt || "")
          }))} data-v-8426fc1a>`);
        } else {
          _push(`<!--[-->`);
          _push(ssrRenderComponent(_component_VPImage, mergeProps({
            class: "dark",
            image: __props.image.dark,
            alt: __props.image.alt
          }, _ctx.$attrs), null, _parent));
          _push(ssrRenderComponent(_component_VPImage, mergeProps({
            class: "light",
            image: __props.image.light,
            alt: __props.image.alt
          }, _ctx.$attrs), null, _parent));
          _push(`<!--]-->`);
        }
        _push(`<!--]-->`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$_ = _sfc_main$_.setup;
_sfc_main$_.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPImage.vue");
  return _sfc_setup$_ ? _sfc_setup$_(props, ctx) : void 0;
};
const VPImage = /* @__PURE__ */ _export_sfc(_sfc_main$_, [["__scopeId", "data-v-8426fc1a"]]);
const _sfc_main$Z = /* @__PURE__ */ defineComponent({
  __name: "VPHero",
  __ssrInlineRender: true,
  props: {
    name: {},
    text: {},
    tagline: {},
    image: {},
    actions: {}
  },
  setup(__props) {
    const heroImageSlotExists = inject("hero-image-slot-exists");
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPHero", { "has-image": __props.image || unref(heroImageSlotExists) }]
      }, _attrs))} data-v-4f9c455b><div class="container" data-v-4f9c455b><div class="main" data-v-4f9c455b>`);
      ssrRenderSlot(_ctx.$slots, "home-hero-info-before", {}, null, _push, _parent);
      ssrRenderSlot(_ctx.$slots, "home-hero-info", {}, () => {
        _push(`<h1 class="heading" data-v-4f9c455b>`);
        if (__props.name) {
          _push(`<span class="name clip" data-v-4f9c455b>${__props.name ?? ""}</span>`);
        } else {
          _push(`<!---->`);
        }
        if (__props.text) {
          _push(`<span class="text" data-v-4f9c455b>${__props.text ?? ""}</span>`);
        } else {
          _push(`<!---->`);
        }
        _push(`</h1>`);
        if (__props.tagline) {
          _push(`<p class="tagline" data-v-4f9c455b>${__props.tagline ?? ""}</p>`);
        } else {
          _push(`<!---->`);
        }
      }, _push, _parent);
      ssrRenderSlot(_ctx.$slots, "home-hero-info-after", {}, null, _push, _parent);
      if (__props.actions) {
        _push(`<div class="actions" data-v-4f9c455b><!--[-->`);
        ssrRenderList(__props.actions, (action) => {
          _push(`<div class="action" data-v-4f9c455b>`);
          _push(ssrRenderComponent(VPButton, {
            tag: "a",
            size: "medium",
            theme: action.theme,
            text: action.text,
            href: action.link,
            target: action.target,
            rel: action.rel
          }, null, _parent));
          _push(`</div>`);
        });
        _push(`<!--]--></div>`);
      } else {
        _push(`<!---->`);
      }
      ssrRenderSlot(_ctx.$slots, "home-hero-actions-after", {}, null, _push, _parent);
      _push(`</div>`);
      if (__props.image || unref(heroImageSlotExists)) {
        _push(`<div class="image" data-v-4f9c455b><div class="image-container" data-v-4f9c455b><div class="image-bg" data-v-4f9c455b></div>`);
        ssrRenderSlot(_ctx.$slots, "home-hero-image", {}, () => {
          if (__props.image) {
            _push(ssrRenderComponent(VPImage, {
              class: "image-src",
              image: __props.image
            }, null, _parent));
          } else {
            _push(`<!---->`);
          }
        }, _push, _parent);
        _push(`</div></div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div></div>`);
    };
  }
});
const _sfc_setup$Z = _sfc_main$Z.setup;
_sfc_main$Z.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPHero.vue");
  return _sfc_setup$Z ? _sfc_setup$Z(props, ctx) : void 0;
};
const VPHero = /* @__PURE__ */ _export_sfc(_sfc_main$Z, [["__scopeId", "data-v-4f9c455b"]]);
const _sfc_main$Y = /* @__PURE__ */ defineComponent({
  __name: "VPHomeHero",
  __ssrInlineRender: true,
  setup(__props) {
    const { frontmatter: fm } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(fm).hero) {
        _push(ssrRenderComponent(VPHero, mergeProps({
          class: "VPHomeHero",
          name: unref(fm).hero.name,
          text: unref(fm).hero.text,
          tagline: unref(fm).hero.tagline,
          image: unref(fm).hero.image,
          actions: unref(fm).hero.actions
        }, _attrs), {
          "home-hero-info-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info-before")
              ];
            }
          }),
          "home-hero-info": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info")
              ];
            }
          }),
          "home-hero-info-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info-after")
              ];
            }
          }),
          "home-hero-actions-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-actions-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-actions-after")
              ];
            }
          }),
          "home-hero-image": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-image", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-image")
              ];
            }
          }),
          _: 3
        }, _parent));
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$Y = _sfc_main$Y.setup;
_sfc_main$Y.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPHomeHero.vue");
  return _sfc_setup$Y ? _sfc_setup$Y(props, ctx) : void 0;
};
const _sfc_main$X = /* @__PURE__ */ defineComponent({
  __name: "VPFeature",
  __ssrInlineRender: true,
  props: {
    icon: {},
    title: {},
    details: {},
    link: {},
    linkText: {},
    rel: {},
    target: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(ssrRenderComponent(_sfc_main$13, mergeProps({
        class: "VPFeature",
        href: __props.link,
        rel: __props.rel,
        target: __props.target,
        "no-icon": true,
        tag: __props.link ? "a" : "div"
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`<article class="box" data-v-a3976bdc${_scopeId}>`);
            if (typeof __props.icon === "object" && __props.icon.wrap) {
              _push2(`<div class="icon" data-v-a3976bdc${_scopeId}>`);
              _push2(ssrRenderComponent(VPImage, {
                image: __props.icon,
                alt: __props.icon.alt,
                height: __props.icon.height || 48,
                width: __props.icon.width || 48
              }, null, _parent2, _scopeId));
              _push2(`</div>`);
            } else if (typeof __props.icon === "object") {
              _push2(ssrRenderComponent(VPImage, {
                image: __props.icon,
                alt: __props.icon.alt,
                height: __props.icon.height || 48,
                width: __props.icon.width || 48
              }, null, _parent2, _scopeId));
            } else if (__props.icon) {
              _push2(`<div class="icon" data-v-a3976bdc${_scopeId}>${__props.icon ?? ""}</div>`);
            } else {
              _push2(`<!---->`);
            }
            _push2(`<h2 class="title" data-v-a3976bdc${_scopeId}>${__props.title ?? ""}</h2>`);
            if (__props.details) {
              _push2(`<p class="details" data-v-a3976bdc${_scopeId}>${__props.details ?? ""}</p>`);
            } else {
              _push2(`<!---->`);
            }
            if (__props.linkText) {
              _push2(`<div class="link-text" data-v-a3976bdc${_scopeId}><p class="link-text-value" data-v-a3976bdc${_scopeId}>${ssrInterpolate(__props.linkText)} <span class="vpi-arrow-right link-text-icon" data-v-a3976bdc${_scopeId}></span></p></div>`);
            } else {
              _push2(`<!---->`);
            }
            _push2(`</article>`);
          } else {
            return [
              createVNode("article", { class: "box" }, [
                typeof __props.icon === "object" && __props.icon.wrap ? (openBlock(), createBlock("div", {
                  key: 0,
                  class: "icon"
                }, [
                  createVNode(VPImage, {
                    image: __props.icon,
                    alt: __props.icon.alt,
                    height: __props.icon.height || 48,
                    width: __props.icon.width || 48
                  }, null, 8, ["image", "alt", "height", "width"])
                ])) : typeof __props.icon === "object" ? (openBlock(), createBlock(VPImage, {
                  key: 1,
                  image: __props.icon,
                  alt: __props.icon.alt,
                  height: __props.icon.height || 48,
                  width: __props.icon.width || 48
                }, null, 8, ["image", "alt", "height", "width"])) : __props.icon ? (openBlock(), createBlock("div", {
                  key: 2,
                  class: "icon",
                  innerHTML: __props.icon
                }, null, 8, ["innerHTML"])) : createCommentVNode("", true),
                createVNode("h2", {
                  class: "title",
                  innerHTML: __props.title
                }, null, 8, ["innerHTML"]),
                __props.details ? (openBlock(), createBlock("p", {
                  key: 3,
                  class: "details",
                  innerHTML: __props.details
                }, null, 8, ["innerHTML"])) : createCommentVNode("", true),
                __props.linkText ? (openBlock(), createBlock("div", {
                  key: 4,
                  class: "link-text"
                }, [
                  createVNode("p", { class: "link-text-value" }, [
                    createTextVNode(toDisplayString(__props.linkText) + " ", 1),
                    createVNode("span", { class: "vpi-arrow-right link-text-icon" })
                  ])
                ])) : createCommentVNode("", true)
              ])
            ];
          }
        }),
        _: 1
      }, _parent));
    };
  }
});
const _sfc_setup$X = _sfc_main$X.setup;
_sfc_main$X.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPFeature.vue");
  return _sfc_setup$X ? _sfc_setup$X(props, ctx) : void 0;
};
const VPFeature = /* @__PURE__ */ _export_sfc(_sfc_main$X, [["__scopeId", "data-v-a3976bdc"]]);
const _sfc_main$W = /* @__PURE__ */ defineComponent({
  __name: "VPFeatures",
  __ssrInlineRender: true,
  props: {
    features: {}
  },
  setup(__props) {
    const props = __props;
    const grid = computed(() => {
      const length = props.features.length;
      if (!length) {
        return;
      } else if (length === 2) {
        return "grid-2";
      } else if (length === 3) {
        return "grid-3";
      } else if (length % 3 === 0) {
        return "grid-6";
      } else if (length > 3) {
        return "grid-4";
      }
    });
    return (_ctx, _push, _parent, _attrs) => {
      if (__props.features) {
        _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPFeatures" }, _attrs))} data-v-a6181336><div class="container" data-v-a6181336><div class="items" data-v-a6181336><!--[-->`);
        ssrRenderList(__props.features, (feature) => {
          _push(`<div class="${ssrRenderClass([[grid.value], "item"])}" data-v-a6181336>`);
          _push(ssrRenderComponent(VPFeature, {
            icon: feature.icon,
            title: feature.title,
            details: feature.details,
            link: feature.link,
            "link-text": feature.linkText,
            rel: feature.rel,
            target: feature.target
          }, null, _parent));
          _push(`</div>`);
        });
        _push(`<!--]--></div></div></div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$W = _sfc_main$W.setup;
_sfc_main$W.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPFeatures.vue");
  return _sfc_setup$W ? _sfc_setup$W(props, ctx) : void 0;
};
const VPFeatures = /* @__PURE__ */ _export_sfc(_sfc_main$W, [["__scopeId", "data-v-a6181336"]]);
const _sfc_main$V = /* @__PURE__ */ defineComponent({
  __name: "VPHomeFeatures",
  __ssrInlineRender: true,
  setup(__props) {
    const { frontmatter: fm } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(fm).features) {
        _push(ssrRenderComponent(VPFeatures, mergeProps({
          class: "VPHomeFeatures",
          features: unref(fm).features
        }, _attrs), null, _parent));
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$V = _sfc_main$V.setup;
_sfc_main$V.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPHomeFeatures.vue");
  return _sfc_setup$V ? _sfc_setup$V(props, ctx) : void 0;
};
const _sfc_main$U = /* @__PURE__ */ defineComponent({
  __name: "VPHomeContent",
  __ssrInlineRender: true,
  setup(__props) {
    const { width: vw } = useWindowSize({
      initialWidth: 0,
      includeScrollbar: false
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: "vp-doc container",
        style: unref(vw) ? { "--vp-offset": `calc(50% - ${unref(vw) / 2}px)` } : {}
      }, _attrs))} data-v-8e2d4988>`);
      ssrRenderSlot(_ctx.$slots, "default", {}, null, _push, _parent);
      _push(`</div>`);
    };
  }
});
const _sfc_setup$U = _sfc_main$U.setup;
_sfc_main$U.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPHomeContent.vue");
  return _sfc_setup$U ? _sfc_setup$U(props, ctx) : void 0;
};
const VPHomeContent = /* @__PURE__ */ _export_sfc(_sfc_main$U, [["__scopeId", "data-v-8e2d4988"]]);
const _sfc_main$T = /* @__PURE__ */ defineComponent({
  __name: "VPHome",
  __ssrInlineRender: true,
  setup(__props) {
    const { frontmatter, theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      const _component_Content = resolveComponent("Content");
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPHome", {
          "external-link-icon-enabled": unref(theme2).externalLinkIcon
        }]
      }, _attrs))} data-v-8b561e3d>`);
      ssrRenderSlot(_ctx.$slots, "home-hero-before", {}, null, _push, _parent);
      _push(ssrRenderComponent(_sfc_main$Y, null, {
        "home-hero-info-before": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "home-hero-info-before", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "home-hero-info-before", {}, void 0, true)
            ];
          }
        }),
        "home-hero-info": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "home-hero-info", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "home-hero-info", {}, void 0, true)
            ];
          }
        }),
        "home-hero-info-after": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "home-hero-info-after", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "home-hero-info-after", {}, void 0, true)
            ];
          }
        }),
        "home-hero-actions-after": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "home-hero-actions-after", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "home-hero-actions-after", {}, void 0, true)
            ];
          }
        }),
        "home-hero-image": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "home-hero-image", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "home-hero-image", {}, void 0, true)
            ];
          }
        }),
        _: 3
      }, _parent));
      ssrRenderSlot(_ctx.$slots, "home-hero-after", {}, null, _push, _parent);
      ssrRenderSlot(_ctx.$slots, "home-features-before", {}, null, _push, _parent);
      _push(ssrRenderComponent(_sfc_main$V, null, null, _parent));
      ssrRenderSlot(_ctx.$slots, "home-features-after", {}, null, _push, _parent);
      if (unref(frontmatter).markdownStyles !== false) {
        _push(ssrRenderComponent(VPHomeContent, null, {
          default: withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              _push2(ssrRenderComponent(_component_Content, null, null, _parent2, _scopeId));
            } else {
              return [
                createVNode(_component_Content)
              ];
            }
          }),
          _: 1
        }, _parent));
      } else {
        _push(ssrRenderComponent(_component_Content, null, null, _parent));
      }
      _push(`</div>`);
    };
  }
});
const _sfc_setup$T = _sfc_main$T.setup;
_sfc_main$T.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPHome.vue");
  return _sfc_setup$T ? _sfc_setup$T(props, ctx) : void 0;
};
const VPHome = /* @__PURE__ */ _export_sfc(_sfc_main$T, [["__scopeId", "data-v-8b561e3d"]]);
const _sfc_main$S = {};
function _sfc_ssrRender$1(_ctx, _push, _parent, _attrs) {
  const _component_Content = resolveComponent("Content");
  _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPPage" }, _attrs))}>`);
  ssrRenderSlot(_ctx.$slots, "page-top", {}, null, _push, _parent);
  _push(ssrRenderComponent(_component_Content, null, null, _parent));
  ssrRenderSlot(_ctx.$slots, "page-bottom", {}, null, _push, _parent);
  _push(`</div>`);
}
const _sfc_setup$S = _sfc_main$S.setup;
_sfc_main$S.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPPage.vue");
  return _sfc_setup$S ? _sfc_setup$S(props, ctx) : void 0;
};
const VPPage = /* @__PURE__ */ _export_sfc(_sfc_main$S, [["ssrRender", _sfc_ssrRender$1]]);
const _sfc_main$R = /* @__PURE__ */ defineComponent({
  __name: "VPContent",
  __ssrInlineRender: true,
  setup(__props) {
    const { page, frontmatter } = useData();
    const { hasSidebar } = useSidebar();
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPContent", {
          "has-sidebar": unref(hasSidebar),
          "is-home": unref(frontmatter).layout === "home"
        }],
        id: "VPContent"
      }, _attrs))} data-v-1428d186>`);
      if (unref(page).isNotFound) {
        ssrRenderSlot(_ctx.$slots, "not-found", {}, () => {
          _push(ssrRenderComponent(NotFound, null, null, _parent));
        }, _push, _parent);
      } else if (unref(frontmatter).layout === "page") {
        _push(ssrRenderComponent(VPPage, null, {
          "page-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "page-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "page-top", {}, void 0, true)
              ];
            }
          }),
          "page-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "page-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "page-bottom", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
      } else if (unref(frontmatter).layout === "home") {
        _push(ssrRenderComponent(VPHome, null, {
          "home-hero-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-before", {}, void 0, true)
              ];
            }
          }),
          "home-hero-info-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info-before", {}, void 0, true)
              ];
            }
          }),
          "home-hero-info": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info", {}, void 0, true)
              ];
            }
          }),
          "home-hero-info-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info-after", {}, void 0, true)
              ];
            }
          }),
          "home-hero-actions-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-actions-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-actions-after", {}, void 0, true)
              ];
            }
          }),
          "home-hero-image": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-image", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-image", {}, void 0, true)
              ];
            }
          }),
          "home-hero-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-after", {}, void 0, true)
              ];
            }
          }),
          "home-features-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-features-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-features-before", {}, void 0, true)
              ];
            }
          }),
          "home-features-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-features-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-features-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
      } else if (unref(frontmatter).layout && unref(frontmatter).layout !== "doc") {
        ssrRenderVNode(_push, createVNode(resolveDynamicComponent(unref(frontmatter).layout), null, null), _parent);
      } else {
        _push(ssrRenderComponent(VPDoc, null, {
          "doc-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-top", {}, void 0, true)
              ];
            }
          }),
          "doc-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-bottom", {}, void 0, true)
              ];
            }
          }),
          "doc-footer-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-footer-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-footer-before", {}, void 0, true)
              ];
            }
          }),
          "doc-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-before", {}, void 0, true)
              ];
            }
          }),
          "doc-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-after", {}, void 0, true)
              ];
            }
          }),
          "aside-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-top", {}, void 0, true)
              ];
            }
          }),
          "aside-outline-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-outline-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-outline-before", {}, void 0, true)
              ];
            }
          }),
          "aside-outline-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-outline-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-outline-after", {}, void 0, true)
              ];
            }
          }),
          "aside-ads-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-ads-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-ads-before", {}, void 0, true)
              ];
            }
          }),
          "aside-ads-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-ads-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-ads-after", {}, void 0, true)
              ];
            }
          }),
          "aside-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-bottom", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
      }
      _push(`</div>`);
    };
  }
});
const _sfc_setup$R = _sfc_main$R.setup;
_sfc_main$R.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPContent.vue");
  return _sfc_setup$R ? _sfc_setup$R(props, ctx) : void 0;
};
const VPContent = /* @__PURE__ */ _export_sfc(_sfc_main$R, [["__scopeId", "data-v-1428d186"]]);
const _sfc_main$Q = /* @__PURE__ */ defineComponent({
  __name: "VPFooter",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2, frontmatter } = useData();
    const { hasSidebar } = useSidebar();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(theme2).footer && unref(frontmatter).footer !== false) {
        _push(`<footer${ssrRenderAttrs(mergeProps({
          class: ["VPFooter", { "has-sidebar": unref(hasSidebar) }]
        }, _attrs))} data-v-e315a0ad><div class="container" data-v-e315a0ad>`);
        if (unref(theme2).footer.message) {
          _push(`<p class="message" data-v-e315a0ad>${unref(theme2).footer.message ?? ""}</p>`);
        } else {
          _push(`<!---->`);
        }
        if (unref(theme2).footer.copyright) {
          _push(`<p class="copyright" data-v-e315a0ad>${unref(theme2).footer.copyright ?? ""}</p>`);
        } else {
          _push(`<!---->`);
        }
        _push(`</div></footer>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$Q = _sfc_main$Q.setup;
_sfc_main$Q.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPFooter.vue");
  return _sfc_setup$Q ? _sfc_setup$Q(props, ctx) : void 0;
};
const VPFooter = /* @__PURE__ */ _export_sfc(_sfc_main$Q, [["__scopeId", "data-v-e315a0ad"]]);
function useLocalNav() {
  const { theme: theme2, frontmatter } = useData();
  const headers = shallowRef([]);
  const hasLocalNav = computed(() => {
    return headers.value.length > 0;
  });
  onContentUpdated(() => {
    headers.value = getHeaders(frontmatter.value.outline ?? theme2.value.outline);
  });
  return {
    headers,
    hasLocalNav
  };
}
const _sfc_main$P = /* @__PURE__ */ defineComponent({
  __name: "VPLocalNavOutlineDropdown",
  __ssrInlineRender: true,
  props: {
    headers: {},
    navHeight: {}
  },
  setup(__props) {
    const { theme: theme2 } = useData();
    const open = ref(false);
    const vh = ref(0);
    const main = ref();
    ref();
    function closeOnClickOutside(e) {
      var _a;
      if (!((_a = main.value) == null ? void 0 : _a.contains(e.target))) {
        open.value = false;
      }
    }
    watch(open, (value) => {
      if (value) {
        document.addEventListener("click", closeOnClickOutside);
        return;
      }
      document.removeEventListener("click", closeOnClickOutside);
    });
    onKeyStroke("Escape", () => {
      open.value = false;
    });
    onContentUpdated(() => {
      open.value = false;
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: "VPLocalNavOutlineDropdown",
        style: { "--vp-vh": vh.value + "px" },
        ref_key: "main",
        ref: main
      }, _attrs))} data-v-8a42e2b4>`);
      if (__props.headers.length > 0) {
        _push(`<button class="${ssrRenderClass({ open: open.value })}" data-v-8a42e2b4><span class="menu-text" data-v-8a42e2b4>${ssrInterpolate(unref(resolveTitle)(unref(theme2)))}</span><span class="vpi-chevron-right icon" data-v-8a42e2b4></span></button>`);
      } else {
        _push(`<button data-v-8a42e2b4>${ssrInterpolate(unref(theme2).returnToTopLabel || "Return to top")}</button>`);
      }
      if (open.value) {
        _push(`<div class="items" data-v-8a42e2b4><div class="header" data-v-8a42e2b4><a class="top-link" href="#" data-v-8a42e2b4>${ssrInterpolate(unref(theme2).returnToTopLabel || "Return to top")}</a></div><div class="outline" data-v-8a42e2b4>`);
        _push(ssrRenderComponent(VPDocOutlineItem, { headers: __props.headers }, null, _parent));
        _push(`</div></div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div>`);
    };
  }
});
const _sfc_setup$P = _sfc_main$P.setup;
_sfc_main$P.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPLocalNavOutlineDropdown.vue");
  return _sfc_setup$P ? _sfc_setup$P(props, ctx) : void 0;
};
const VPLocalNavOutlineDropdown = /* @__PURE__ */ _export_sfc(_sfc_main$P, [["__scopeId", "data-v-8a42e2b4"]]);
const _sfc_main$O = /* @__PURE__ */ defineComponent({
  __name: "VPLocalNav",
  __ssrInlineRender: true,
  props: {
    open: { type: Boolean }
  },
  emits: ["open-menu"],
  setup(__props) {
    const { theme: theme2, frontmatter } = useData();
    const { hasSidebar } = useSidebar();
    const { headers } = useLocalNav();
    const { y } = useWindowScroll();
    const navHeight = ref(0);
    onMounted(() => {
      navHeight.value = parseInt(
        getComputedStyle(document.documentElement).getPropertyValue(
          "--vp-nav-height"
        )
      );
    });
    onContentUpdated(() => {
      headers.value = getHeaders(frontmatter.value.outline ?? theme2.value.outline);
    });
    const empty = computed(() => {
      return headers.value.length === 0;
    });
    const emptyAndNoSidebar = computed(() => {
      return empty.value && !hasSidebar.value;
    });
    const classes = computed(() => {
      return {
        VPLocalNav: true,
        "has-sidebar": hasSidebar.value,
        empty: empty.value,
        fixed: emptyAndNoSidebar.value
      };
    });
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(frontmatter).layout !== "home" && (!emptyAndNoSidebar.value || unref(y) >= navHeight.value)) {
        _push(`<div${ssrRenderAttrs(mergeProps({ class: classes.value }, _attrs))} data-v-a6f0e41e><div class="container" data-v-a6f0e41e>`);
        if (unref(hasSidebar)) {
          _push(`<button class="menu"${ssrRenderAttr("aria-expanded", __props.open)} aria-controls="VPSidebarNav" data-v-a6f0e41e><span class="vpi-align-left menu-icon" data-v-a6f0e41e></span><span class="menu-text" data-v-a6f0e41e>${ssrInterpolate(unref(theme2).sidebarMenuLabel || "Menu")}</span></button>`);
        } else {
          _push(`<!---->`);
        }
        _push(ssrRenderComponent(VPLocalNavOutlineDropdown, {
          headers: unref(headers),
          navHeight: navHeight.value
        }, null, _parent));
        _push(`</div></div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$O = _sfc_main$O.setup;
_sfc_main$O.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPLocalNav.vue");
  return _sfc_setup$O ? _sfc_setup$O(props, ctx) : void 0;
};
const VPLocalNav = /* @__PURE__ */ _export_sfc(_sfc_main$O, [["__scopeId", "data-v-a6f0e41e"]]);
function useNav() {
  const isScreenOpen = ref(false);
  function openScreen() {
    isScreenOpen.value = true;
    window.addEventListener("resize", closeScreenOnTabletWindow);
  }
  function closeScreen() {
    isScreenOpen.value = false;
    window.removeEventListener("resize", closeScreenOnTabletWindow);
  }
  function toggleScreen() {
    isScreenOpen.value ? closeScreen() : openScreen();
  }
  function closeScreenOnTabletWindow() {
    window.outerWidth >= 768 && closeScreen();
  }
  const route = useRoute();
  watch(() => route.path, closeScreen);
  return {
    isScreenOpen,
    openScreen,
    closeScreen,
    toggleScreen
  };
}
const _sfc_main$N = {};
function _sfc_ssrRender(_ctx, _push, _parent, _attrs) {
  _push(`<button${ssrRenderAttrs(mergeProps({
    class: "VPSwitch",
    type: "button",
    role: "switch"
  }, _attrs))} data-v-1d5665e3><span class="check" data-v-1d5665e3>`);
  if (_ctx.$slots.default) {
    _push(`<span class="icon" data-v-1d5665e3>`);
    ssrRenderSlot(_ctx.$slots, "default", {}, null, _push, _parent);
    _push(`</span>`);
  } else {
    _push(`<!---->`);
  }
  _push(`</span></button>`);
}
const _sfc_setup$N = _sfc_main$N.setup;
_sfc_main$N.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSwitch.vue");
  return _sfc_setup$N ? _sfc_setup$N(props, ctx) : void 0;
};
const VPSwitch = /* @__PURE__ */ _export_sfc(_sfc_main$N, [["ssrRender", _sfc_ssrRender], ["__scopeId", "data-v-1d5665e3"]]);
const _sfc_main$M = /* @__PURE__ */ defineComponent({
  __name: "VPSwitchAppearance",
  __ssrInlineRender: true,
  setup(__props) {
    const { isDark, theme: theme2 } = useData();
    const toggleAppearance = inject("toggle-appearance", () => {
      isDark.value = !isDark.value;
    });
    const switchTitle = ref("");
    watchPostEffect(() => {
      switchTitle.value = isDark.value ? theme2.value.lightModeSwitchTitle || "Switch to light theme" : theme2.value.darkModeSwitchTitle || "Switch to dark theme";
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(ssrRenderComponent(VPSwitch, mergeProps({
        title: switchTitle.value,
        class: "VPSwitchAppearance",
        "aria-checked": unref(isDark),
        onClick: unref(toggleAppearance)
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`<span class="vpi-sun sun" data-v-5337faa4${_scopeId}></span><span class="vpi-moon moon" data-v-5337faa4${_scopeId}></span>`);
          } else {
            return [
              createVNode("span", { class: "vpi-sun sun" }),
              createVNode("span", { class: "vpi-moon moon" })
            ];
          }
        }),
        _: 1
      }, _parent));
    };
  }
});
const _sfc_setup$M = _sfc_main$M.setup;
_sfc_main$M.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSwitchAppearance.vue");
  return _sfc_setup$M ? _sfc_setup$M(props, ctx) : void 0;
};
const VPSwitchAppearance = /* @__PURE__ */ _export_sfc(_sfc_main$M, [["__scopeId", "data-v-5337faa4"]]);
const _sfc_main$L = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarAppearance",
  __ssrInlineRender: true,
  setup(__props) {
    const { site } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(site).appearance && unref(site).appearance !== "force-dark" && unref(site).appearance !== "force-auto") {
        _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPNavBarAppearance" }, _attrs))} data-v-6c893767>`);
        _push(ssrRenderComponent(VPSwitchAppearance, null, null, _parent));
        _push(`</div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$L = _sfc_main$L.setup;
_sfc_main$L.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarAppearance.vue");
  return _sfc_setup$L ? _sfc_setup$L(props, ctx) : void 0;
};
const VPNavBarAppearance = /* @__PURE__ */ _export_sfc(_sfc_main$L, [["__scopeId", "data-v-6c893767"]]);
const focusedElement = ref();
let active = false;
let listeners = 0;
function useFlyout(options) {
  const focus = ref(false);
  if (inBrowser) {
    !active && activateFocusTracking();
    listeners++;
    const unwatch = watch(focusedElement, (el) => {
      var _a, _b, _c;
      if (el === options.el.value || ((_a = options.el.value) == null ? void 0 : _a.contains(el))) {
        focus.value = true;
        (_b = options.onFocus) == null ? void 0 : _b.call(options);
      } else {
        focus.value = false;
        (_c = options.onBlur) == null ? void 0 : _c.call(options);
      }
    });
    onUnmounted(() => {
      unwatch();
      listeners--;
      if (!listeners) {
        deactivateFocusTracking();
      }
    });
  }
  return readonly(focus);
}
function activateFocusTracking() {
  document.addEventListener("focusin", handleFocusIn);
  active = true;
  focusedElement.value = document.activeElement;
}
function deactivateFocusTracking() {
  document.removeEventListener("focusin", handleFocusIn);
}
function handleFocusIn() {
  focusedElement.value = document.activeElement;
}
const _sfc_main$K = /* @__PURE__ */ defineComponent({
  __name: "VPMenuLink",
  __ssrInlineRender: true,
  props: {
    item: {}
  },
  setup(__props) {
    const { page } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPMenuLink" }, _attrs))} data-v-35975db6>`);
      _push(ssrRenderComponent(_sfc_main$13, {
        class: {
          active: unref(isActive)(
            unref(page).relativePath,
            __props.item.activeMatch || __props.item.link,
            !!__props.item.activeMatch
          )
        },
        href: __props.item.link,
        target: __props.item.target,
        rel: __props.item.rel,
        "no-icon": __props.item.noIcon
      }, {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`<span data-v-35975db6${_scopeId}>${__props.item.text ?? ""}</span>`);
          } else {
            return [
              createVNode("span", {
                innerHTML: __props.item.text
              }, null, 8, ["innerHTML"])
            ];
          }
        }),
        _: 1
      }, _parent));
      _push(`</div>`);
    };
  }
});
const _sfc_setup$K = _sfc_main$K.setup;
_sfc_main$K.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPMenuLink.vue");
  return _sfc_setup$K ? _sfc_setup$K(props, ctx) : void 0;
};
const VPMenuLink = /* @__PURE__ */ _export_sfc(_sfc_main$K, [["__scopeId", "data-v-35975db6"]]);
const _sfc_main$J = /* @__PURE__ */ defineComponent({
  __name: "VPMenuGroup",
  __ssrInlineRender: true,
  props: {
    text: {},
    items: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPMenuGroup" }, _attrs))} data-v-69e747b5>`);
      if (__props.text) {
        _push(`<p class="title" data-v-69e747b5>${ssrInterpolate(__props.text)}</p>`);
      } else {
        _push(`<!---->`);
      }
      _push(`<!--[-->`);
      ssrRenderList(__props.items, (item) => {
        _push(`<!--[-->`);
        if ("link" in item) {
          _push(ssrRenderComponent(VPMenuLink, { item }, null, _parent));
        } else {
          _push(`<!---->`);
        }
        _push(`<!--]-->`);
      });
      _push(`<!--]--></div>`);
    };
  }
});
const _sfc_setup$J = _sfc_main$J.setup;
_sfc_main$J.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPMenuGroup.vue");
  return _sfc_setup$J ? _sfc_setup$J(props, ctx) : void 0;
};
const VPMenuGroup = /* @__PURE__ */ _export_sfc(_sfc_main$J, [["__scopeId", "data-v-69e747b5"]]);
const _sfc_main$I = /* @__PURE__ */ defineComponent({
  __name: "VPMenu",
  __ssrInlineRender: true,
  props: {
    items: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPMenu" }, _attrs))} data-v-b98bc113>`);
      if (__props.items) {
        _push(`<div class="items" data-v-b98bc113><!--[-->`);
        ssrRenderList(__props.items, (item) => {
          _push(`<!--[-->`);
          if ("link" in item) {
            _push(ssrRenderComponent(VPMenuLink, { item }, null, _parent));
          } else if ("component" in item) {
            ssrRenderVNode(_push, createVNode(resolveDynamicComponent(item.component), mergeProps({ ref_for: true }, item.props), null), _parent);
          } else {
            _push(ssrRenderComponent(VPMenuGroup, {
              text: item.text,
              items: item.items
            }, null, _parent));
          }
          _push(`<!--]-->`);
        });
        _push(`<!--]--></div>`);
      } else {
        _push(`<!---->`);
      }
      ssrRenderSlot(_ctx.$slots, "default", {}, null, _push, _parent);
      _push(`</div>`);
    };
  }
});
const _sfc_setup$I = _sfc_main$I.setup;
_sfc_main$I.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPMenu.vue");
  return _sfc_setup$I ? _sfc_setup$I(props, ctx) : void 0;
};
const VPMenu = /* @__PURE__ */ _export_sfc(_sfc_main$I, [["__scopeId", "data-v-b98bc113"]]);
const _sfc_main$H = /* @__PURE__ */ defineComponent({
  __name: "VPFlyout",
  __ssrInlineRender: true,
  props: {
    icon: {},
    button: {},
    label: {},
    items: {}
  },
  setup(__props) {
    const open = ref(false);
    const el = ref();
    useFlyout({ el, onBlur });
    function onBlur() {
      open.value = false;
    }
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: "VPFlyout",
        ref_key: "el",
        ref: el
      }, _attrs))} data-v-cf11d7a2><button type="button" class="button" aria-haspopup="true"${ssrRenderAttr("aria-expanded", open.value)}${ssrRenderAttr("aria-label", __props.label)} data-v-cf11d7a2>`);
      if (__props.button || __props.icon) {
        _push(`<span class="text" data-v-cf11d7a2>`);
        if (__props.icon) {
          _push(`<span class="${ssrRenderClass([__props.icon, "option-icon"])}" data-v-cf11d7a2></span>`);
        } else {
          _push(`<!---->`);
        }
        if (__props.button) {
          _push(`<span data-v-cf11d7a2>${__props.button ?? ""}</span>`);
        } else {
          _push(`<!---->`);
        }
        _push(`<span class="vpi-chevron-down text-icon" data-v-cf11d7a2></span></span>`);
      } else {
        _push(`<span class="vpi-more-horizontal icon" data-v-cf11d7a2></span>`);
      }
      _push(`</button><div class="menu" data-v-cf11d7a2>`);
      _push(ssrRenderComponent(VPMenu, { items: __props.items }, {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "default", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "default", {}, void 0, true)
            ];
          }
        }),
        _: 3
      }, _parent));
      _push(`</div></div>`);
    };
  }
});
const _sfc_setup$H = _sfc_main$H.setup;
_sfc_main$H.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPFlyout.vue");
  return _sfc_setup$H ? _sfc_setup$H(props, ctx) : void 0;
};
const VPFlyout = /* @__PURE__ */ _export_sfc(_sfc_main$H, [["__scopeId", "data-v-cf11d7a2"]]);
const _sfc_main$G = /* @__PURE__ */ defineComponent({
  __name: "VPSocialLink",
  __ssrInlineRender: true,
  props: {
    icon: {},
    link: {},
    ariaLabel: {}
  },
  setup(__props) {
    var _a;
    const props = __props;
    const el = ref();
    onMounted(async () => {
      var _a2;
      await nextTick();
      const span = (_a2 = el.value) == null ? void 0 : _a2.children[0];
      if (span instanceof HTMLElement && span.className.startsWith("vpi-social-") && (getComputedStyle(span).maskImage || getComputedStyle(span).webkitMaskImage) === "none") {
        span.style.setProperty(
          "--icon",
          `url('https://api.iconify.design/simple-icons/${props.icon}.svg')`
        );
      }
    });
    const svg = computed(() => {
      if (typeof props.icon === "object") return props.icon.svg;
      return `<span class="vpi-social-${props.icon}"></span>`;
    });
    {
      typeof props.icon === "string" && ((_a = useSSRContext()) == null ? void 0 : _a.vpSocialIcons.add(props.icon));
    }
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<a${ssrRenderAttrs(mergeProps({
        ref_key: "el",
        ref: el,
        class: "VPSocialLink no-icon",
        href: __props.link,
        "aria-label": __props.ariaLabel ?? (typeof __props.icon === "string" ? __props.icon : ""),
        target: "_blank",
        rel: "noopener"
      }, _attrs))} data-v-bd121fe5>${svg.value ?? ""}</a>`);
    };
  }
});
const _sfc_setup$G = _sfc_main$G.setup;
_sfc_main$G.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSocialLink.vue");
  return _sfc_setup$G ? _sfc_setup$G(props, ctx) : void 0;
};
const VPSocialLink = /* @__PURE__ */ _export_sfc(_sfc_main$G, [["__scopeId", "data-v-bd121fe5"]]);
const _sfc_main$F = /* @__PURE__ */ defineComponent({
  __name: "VPSocialLinks",
  __ssrInlineRender: true,
  props: {
    links: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPSocialLinks" }, _attrs))} data-v-7bc22406><!--[-->`);
      ssrRenderList(__props.links, ({ link: link2, icon, ariaLabel }) => {
        _push(ssrRenderComponent(VPSocialLink, {
          key: link2,
          icon,
          link: link2,
          ariaLabel
        }, null, _parent));
      });
      _push(`<!--]--></div>`);
    };
  }
});
const _sfc_setup$F = _sfc_main$F.setup;
_sfc_main$F.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSocialLinks.vue");
  return _sfc_setup$F ? _sfc_setup$F(props, ctx) : void 0;
};
const VPSocialLinks = /* @__PURE__ */ _export_sfc(_sfc_main$F, [["__scopeId", "data-v-7bc22406"]]);
const _sfc_main$E = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarExtra",
  __ssrInlineRender: true,
  setup(__props) {
    const { site, theme: theme2 } = useData();
    const { localeLinks, currentLang } = useLangs({ correspondingLink: true });
    const hasExtraContent = computed(
      () => localeLinks.value.length && currentLang.value.label || site.value.appearance || theme2.value.socialLinks
    );
    return (_ctx, _push, _parent, _attrs) => {
      if (hasExtraContent.value) {
        _push(ssrRenderComponent(VPFlyout, mergeProps({
          class: "VPNavBarExtra",
          label: "extra navigation"
        }, _attrs), {
          default: withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              if (unref(localeLinks).length && unref(currentLang).label) {
                _push2(`<div class="group translations" data-v-bb2aa2f0${_scopeId}><p class="trans-title" data-v-bb2aa2f0${_scopeId}>${ssrInterpolate(unref(currentLang).label)}</p><!--[-->`);
                ssrRenderList(unref(localeLinks), (locale) => {
                  _push2(ssrRenderComponent(VPMenuLink, { item: locale }, null, _parent2, _scopeId));
                });
                _push2(`<!--]--></div>`);
              } else {
                _push2(`<!---->`);
              }
              if (unref(site).appearance && unref(site).appearance !== "force-dark" && unref(site).appearance !== "force-auto") {
                _push2(`<div class="group" data-v-bb2aa2f0${_scopeId}><div class="item appearance" data-v-bb2aa2f0${_scopeId}><p class="label" data-v-bb2aa2f0${_scopeId}>${ssrInterpolate(unref(theme2).darkModeSwitchLabel || "Appearance")}</p><div class="appearance-action" data-v-bb2aa2f0${_scopeId}>`);
                _push2(ssrRenderComponent(VPSwitchAppearance, null, null, _parent2, _scopeId));
                _push2(`</div></div></div>`);
              } else {
                _push2(`<!---->`);
              }
              if (unref(theme2).socialLinks) {
                _push2(`<div class="group" data-v-bb2aa2f0${_scopeId}><div class="item social-links" data-v-bb2aa2f0${_scopeId}>`);
                _push2(ssrRenderComponent(VPSocialLinks, {
                  class: "social-links-list",
                  links: unref(theme2).socialLinks
                }, null, _parent2, _scopeId));
                _push2(`</div></div>`);
              } else {
                _push2(`<!---->`);
              }
            } else {
              return [
                unref(localeLinks).length && unref(currentLang).label ? (openBlock(), createBlock("div", {
                  key: 0,
                  class: "group translations"
                }, [
                  createVNode("p", { class: "trans-title" }, toDisplayString(unref(currentLang).label), 1),
                  (openBlock(true), createBlock(Fragment, null, renderList(unref(localeLinks), (locale) => {
                    return openBlock(), createBlock(VPMenuLink, {
                      key: locale.link,
                      item: locale
                    }, null, 8, ["item"]);
                  }), 128))
                ])) : createCommentVNode("", true),
                unref(site).appearance && unref(site).appearance !== "force-dark" && unref(site).appearance !== "force-auto" ? (openBlock(), createBlock("div", {
                  key: 1,
                  class: "group"
                }, [
                  createVNode("div", { class: "item appearance" }, [
                    createVNode("p", { class: "label" }, toDisplayString(unref(theme2).darkModeSwitchLabel || "Appearance"), 1),
                    createVNode("div", { class: "appearance-action" }, [
                      createVNode(VPSwitchAppearance)
                    ])
                  ])
                ])) : createCommentVNode("", true),
                unref(theme2).socialLinks ? (openBlock(), createBlock("div", {
                  key: 2,
                  class: "group"
                }, [
                  createVNode("div", { class: "item social-links" }, [
                    createVNode(VPSocialLinks, {
                      class: "social-links-list",
                      links: unref(theme2).socialLinks
                    }, null, 8, ["links"])
                  ])
                ])) : createCommentVNode("", true)
              ];
            }
          }),
          _: 1
        }, _parent));
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$E = _sfc_main$E.setup;
_sfc_main$E.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarExtra.vue");
  return _sfc_setup$E ? _sfc_setup$E(props, ctx) : void 0;
};
const VPNavBarExtra = /* @__PURE__ */ _export_sfc(_sfc_main$E, [["__scopeId", "data-v-bb2aa2f0"]]);
const _sfc_main$D = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarHamburger",
  __ssrInlineRender: true,
  props: {
    active: { type: Boolean }
  },
  emits: ["click"],
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<button${ssrRenderAttrs(mergeProps({
        type: "button",
        class: ["VPNavBarHamburger", { active: __props.active }],
        "aria-label": "mobile navigation",
        "aria-expanded": __props.active,
        "aria-controls": "VPNavScreen"
      }, _attrs))} data-v-e5dd9c1c><span class="container" data-v-e5dd9c1c><span class="top" data-v-e5dd9c1c></span><span class="middle" data-v-e5dd9c1c></span><span class="bottom" data-v-e5dd9c1c></span></span></button>`);
    };
  }
});
const _sfc_setup$D = _sfc_main$D.setup;
_sfc_main$D.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarHamburger.vue");
  return _sfc_setup$D ? _sfc_setup$D(props, ctx) : void 0;
};
const VPNavBarHamburger = /* @__PURE__ */ _export_sfc(_sfc_main$D, [["__scopeId", "data-v-e5dd9c1c"]]);
const _sfc_main$C = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarMenuLink",
  __ssrInlineRender: true,
  props: {
    item: {}
  },
  setup(__props) {
    const { page } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      _push(ssrRenderComponent(_sfc_main$13, mergeProps({
        class: {
          VPNavBarMenuLink: true,
          active: unref(isActive)(
            unref(page).relativePath,
            __props.item.activeMatch || __props.item.link,
            !!__props.item.activeMatch
          )
        },
        href: __props.item.link,
        target: __props.item.target,
        rel: __props.item.rel,
        "no-icon": __props.item.noIcon,
        tabindex: "0"
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`<span data-v-e56f3d57${_scopeId}>${__props.item.text ?? ""}</span>`);
          } else {
            return [
              createVNode("span", {
                innerHTML: __props.item.text
              }, null, 8, ["innerHTML"])
            ];
          }
        }),
        _: 1
      }, _parent));
    };
  }
});
const _sfc_setup$C = _sfc_main$C.setup;
_sfc_main$C.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarMenuLink.vue");
  return _sfc_setup$C ? _sfc_setup$C(props, ctx) : void 0;
};
const VPNavBarMenuLink = /* @__PURE__ */ _export_sfc(_sfc_main$C, [["__scopeId", "data-v-e56f3d57"]]);
const _sfc_main$B = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarMenuGroup",
  __ssrInlineRender: true,
  props: {
    item: {}
  },
  setup(__props) {
    const props = __props;
    const { page } = useData();
    const isChildActive = (navItem) => {
      if ("component" in navItem) return false;
      if ("link" in navItem) {
        return isActive(
          page.value.relativePath,
          navItem.link,
          !!props.item.activeMatch
        );
      }
      return navItem.items.some(isChildActive);
    };
    const childrenActive = computed(() => isChildActive(props.item));
    return (_ctx, _push, _parent, _attrs) => {
      _push(ssrRenderComponent(VPFlyout, mergeProps({
        class: {
          VPNavBarMenuGroup: true,
          active: unref(isActive)(unref(page).relativePath, __props.item.activeMatch, !!__props.item.activeMatch) || childrenActive.value
        },
        button: __props.item.text,
        items: __props.item.items
      }, _attrs), null, _parent));
    };
  }
});
const _sfc_setup$B = _sfc_main$B.setup;
_sfc_main$B.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarMenuGroup.vue");
  return _sfc_setup$B ? _sfc_setup$B(props, ctx) : void 0;
};
const _sfc_main$A = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarMenu",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(theme2).nav) {
        _push(`<nav${ssrRenderAttrs(mergeProps({
          "aria-labelledby": "main-nav-aria-label",
          class: "VPNavBarMenu"
        }, _attrs))} data-v-dc692963><span id="main-nav-aria-label" class="visually-hidden" data-v-dc692963> Main Navigation </span><!--[-->`);
        ssrRenderList(unref(theme2).nav, (item) => {
          _push(`<!--[-->`);
          if ("link" in item) {
            _push(ssrRenderComponent(VPNavBarMenuLink, { item }, null, _parent));
          } else if ("component" in item) {
            ssrRenderVNode(_push, createVNode(resolveDynamicComponent(item.component), mergeProps({ ref_for: true }, item.props), null), _parent);
          } else {
            _push(ssrRenderComponent(_sfc_main$B, { item }, null, _parent));
          }
          _push(`<!--]-->`);
        });
        _push(`<!--]--></nav>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$A = _sfc_main$A.setup;
_sfc_main$A.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarMenu.vue");
  return _sfc_setup$A ? _sfc_setup$A(props, ctx) : void 0;
};
const VPNavBarMenu = /* @__PURE__ */ _export_sfc(_sfc_main$A, [["__scopeId", "data-v-dc692963"]]);
function createSearchTranslate(defaultTranslations) {
  const { localeIndex, theme: theme2 } = useData();
  function translate(key) {
    var _a, _b, _c;
    const keyPath = key.split(".");
    const themeObject = (_a = theme2.value.search) == null ? void 0 : _a.options;
    const isObject = themeObject && typeof themeObject === "object";
    const locales = isObject && ((_c = (_b = themeObject.locales) == null ? void 0 : _b[localeIndex.value]) == null ? void 0 : _c.translations) || null;
    const translations = isObject && themeObject.translations || null;
    let localeResult = locales;
    let translationResult = translations;
    let defaultResult = defaultTranslations;
    const lastKey = keyPath.pop();
    for (const k of keyPath) {
      let fallbackResult = null;
      const foundInFallback = defaultResult == null ? void 0 : defaultResult[k];
      if (foundInFallback) {
        fallbackResult = defaultResult = foundInFallback;
      }
      const foundInTranslation = translationResult == null ? void 0 : translationResult[k];
      if (foundInTranslation) {
        fallbackResult = translationResult = foundInTranslation;
      }
      const foundInLocale = localeResult == null ? void 0 : localeResult[k];
      if (foundInLocale) {
        fallbackResult = localeResult = foundInLocale;
      }
      if (!foundInFallback) {
        defaultResult = fallbackResult;
      }
      if (!foundInTranslation) {
        translationResult = fallbackResult;
      }
      if (!foundInLocale) {
        localeResult = fallbackResult;
      }
    }
    return (localeResult == null ? void 0 : localeResult[lastKey]) ?? (translationResult == null ? void 0 : translationResult[lastKey]) ?? (defaultResult == null ? void 0 : defaultResult[lastKey]) ?? "";
  }
  return translate;
}
const _sfc_main$z = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarSearchButton",
  __ssrInlineRender: true,
  setup(__props) {
    const defaultTranslations = {
      button: {
        buttonText: "Search",
        buttonAriaLabel: "Search"
      }
    };
    const translate = createSearchTranslate(defaultTranslations);
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<button${ssrRenderAttrs(mergeProps({
        type: "button",
        class: "DocSearch DocSearch-Button",
        "aria-label": unref(translate)("button.buttonAriaLabel")
      }, _attrs))}><span class="DocSearch-Button-Container"><span class="vp-icon DocSearch-Search-Icon"></span><span class="DocSearch-Button-Placeholder">${ssrInterpolate(unref(translate)("button.buttonText"))}</span></span><span class="DocSearch-Button-Keys"><kbd class="DocSearch-Button-Key"></kbd><kbd class="DocSearch-Button-Key">K</kbd></span></button>`);
    };
  }
});
const _sfc_setup$z = _sfc_main$z.setup;
_sfc_main$z.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarSearchButton.vue");
  return _sfc_setup$z ? _sfc_setup$z(props, ctx) : void 0;
};
const _sfc_main$y = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarSearch",
  __ssrInlineRender: true,
  setup(__props) {
    const VPLocalSearchBox = defineAsyncComponent(() => import("./VPLocalSearchBox.BPJsepfF.js"));
    const VPAlgoliaSearchBox = () => null;
    const { theme: theme2 } = useData();
    const loaded = ref(false);
    const actuallyLoaded = ref(false);
    onMounted(() => {
      {
        return;
      }
    });
    function load() {
      if (!loaded.value) {
        loaded.value = true;
        setTimeout(poll, 16);
      }
    }
    function poll() {
      const e = new Event("keydown");
      e.key = "k";
      e.metaKey = true;
      window.dispatchEvent(e);
      setTimeout(() => {
        if (!document.querySelector(".DocSearch-Modal")) {
          poll();
        }
      }, 16);
    }
    function isEditingContent(event) {
      const element = event.target;
      const tagName = element.tagName;
      return element.isContentEditable || tagName === "INPUT" || tagName === "SELECT" || tagName === "TEXTAREA";
    }
    const showSearch = ref(false);
    {
      onKeyStroke("k", (event) => {
        if (event.ctrlKey || event.metaKey) {
          event.preventDefault();
          showSearch.value = true;
        }
      });
      onKeyStroke("/", (event) => {
        if (!isEditingContent(event)) {
          event.preventDefault();
          showSearch.value = true;
        }
      });
    }
    const provider = "local";
    return (_ctx, _push, _parent, _attrs) => {
      var _a;
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPNavBarSearch" }, _attrs))}>`);
      if (unref(provider) === "local") {
        _push(`<!--[-->`);
        if (showSearch.value) {
          _push(ssrRenderComponent(unref(VPLocalSearchBox), {
            onClose: ($event) => showSearch.value = false
          }, null, _parent));
        } else {
          _push(`<!---->`);
        }
        _push(`<div id="local-search">`);
        _push(ssrRenderComponent(_sfc_main$z, {
          onClick: ($event) => showSearch.value = true
        }, null, _parent));
        _push(`</div><!--]-->`);
      } else if (unref(provider) === "algolia") {
        _push(`<!--[-->`);
        if (loaded.value) {
          _push(ssrRenderComponent(unref(VPAlgoliaSearchBox), {
            algolia: ((_a = unref(theme2).search) == null ? void 0 : _a.options) ?? unref(theme2).algolia,
            onVnodeBeforeMount: ($event) => actuallyLoaded.value = true
          }, null, _parent));
        } else {
          _push(`<!---->`);
        }
        if (!actuallyLoaded.value) {
          _push(`<div id="docsearch">`);
          _push(ssrRenderComponent(_sfc_main$z, { onClick: load }, null, _parent));
          _push(`</div>`);
        } else {
          _push(`<!---->`);
        }
        _push(`<!--]-->`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div>`);
    };
  }
});
const _sfc_setup$y = _sfc_main$y.setup;
_sfc_main$y.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarSearch.vue");
  return _sfc_setup$y ? _sfc_setup$y(props, ctx) : void 0;
};
const _sfc_main$x = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarSocialLinks",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(theme2).socialLinks) {
        _push(ssrRenderComponent(VPSocialLinks, mergeProps({
          class: "VPNavBarSocialLinks",
          links: unref(theme2).socialLinks
        }, _attrs), null, _parent));
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$x = _sfc_main$x.setup;
_sfc_main$x.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarSocialLinks.vue");
  return _sfc_setup$x ? _sfc_setup$x(props, ctx) : void 0;
};
const VPNavBarSocialLinks = /* @__PURE__ */ _export_sfc(_sfc_main$x, [["__scopeId", "data-v-0394ad82"]]);
const _sfc_main$w = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarTitle",
  __ssrInlineRender: true,
  setup(__props) {
    const { site, theme: theme2 } = useData();
    const { hasSidebar } = useSidebar();
    const { currentLang } = useLangs();
    const link2 = computed(
      () => {
        var _a;
        return typeof theme2.value.logoLink === "string" ? theme2.value.logoLink : (_a = theme2.value.logoLink) == null ? void 0 : _a.link;
      }
    );
    const rel = computed(
      () => {
        var _a;
        return typeof theme2.value.logoLink === "string" ? void 0 : (_a = theme2.value.logoLink) == null ? void 0 : _a.rel;
      }
    );
    const target = computed(
      () => {
        var _a;
        return typeof theme2.value.logoLink === "string" ? void 0 : (_a = theme2.value.logoLink) == null ? void 0 : _a.target;
      }
    );
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPNavBarTitle", { "has-sidebar": unref(hasSidebar) }]
      }, _attrs))} data-v-1168a8e4><a class="title"${ssrRenderAttr("href", link2.value ?? unref(normalizeLink$1)(unref(currentLang).link))}${ssrRenderAttr("rel", rel.value)}${ssrRenderAttr("target", target.value)} data-v-1168a8e4>`);
      ssrRenderSlot(_ctx.$slots, "nav-bar-title-before", {}, null, _push, _parent);
      if (unref(theme2).logo) {
        _push(ssrRenderComponent(VPImage, {
          class: "logo",
          image: unref(theme2).logo
        }, null, _parent));
      } else {
        _push(`<!---->`);
      }
      if (unref(theme2).siteTitle) {
        _push(`<span data-v-1168a8e4>${unref(theme2).siteTitle ?? ""}</span>`);
      } else if (unref(theme2).siteTitle === void 0) {
        _push(`<span data-v-1168a8e4>${ssrInterpolate(unref(site).title)}</span>`);
      } else {
        _push(`<!---->`);
      }
      ssrRenderSlot(_ctx.$slots, "nav-bar-title-after", {}, null, _push, _parent);
      _push(`</a></div>`);
    };
  }
});
const _sfc_setup$w = _sfc_main$w.setup;
_sfc_main$w.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarTitle.vue");
  return _sfc_setup$w ? _sfc_setup$w(props, ctx) : void 0;
};
const VPNavBarTitle = /* @__PURE__ */ _export_sfc(_sfc_main$w, [["__scopeId", "data-v-1168a8e4"]]);
const _sfc_main$v = /* @__PURE__ */ defineComponent({
  __name: "VPNavBarTranslations",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    const { localeLinks, currentLang } = useLangs({ correspondingLink: true });
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(localeLinks).length && unref(currentLang).label) {
        _push(ssrRenderComponent(VPFlyout, mergeProps({
          class: "VPNavBarTranslations",
          icon: "vpi-languages",
          label: unref(theme2).langMenuLabel || "Change language"
        }, _attrs), {
          default: withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              _push2(`<div class="items" data-v-88af2de4${_scopeId}><p class="title" data-v-88af2de4${_scopeId}>${ssrInterpolate(unref(currentLang).label)}</p><!--[-->`);
              ssrRenderList(unref(localeLinks), (locale) => {
                _push2(ssrRenderComponent(VPMenuLink, { item: locale }, null, _parent2, _scopeId));
              });
              _push2(`<!--]--></div>`);
            } else {
              return [
                createVNode("div", { class: "items" }, [
                  createVNode("p", { class: "title" }, toDisplayString(unref(currentLang).label), 1),
                  (openBlock(true), createBlock(Fragment, null, renderList(unref(localeLinks), (locale) => {
                    return openBlock(), createBlock(VPMenuLink, {
                      key: locale.link,
                      item: locale
                    }, null, 8, ["item"]);
                  }), 128))
                ])
              ];
            }
          }),
          _: 1
        }, _parent));
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$v = _sfc_main$v.setup;
_sfc_main$v.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBarTranslations.vue");
  return _sfc_setup$v ? _sfc_setup$v(props, ctx) : void 0;
};
const VPNavBarTranslations = /* @__PURE__ */ _export_sfc(_sfc_main$v, [["__scopeId", "data-v-88af2de4"]]);
const _sfc_main$u = /* @__PURE__ */ defineComponent({
  __name: "VPNavBar",
  __ssrInlineRender: true,
  props: {
    isScreenOpen: { type: Boolean }
  },
  emits: ["toggle-screen"],
  setup(__props) {
    const props = __props;
    const { y } = useWindowScroll();
    const { hasSidebar } = useSidebar();
    const { frontmatter } = useData();
    const classes = ref({});
    watchPostEffect(() => {
      classes.value = {
        "has-sidebar": hasSidebar.value,
        "home": frontmatter.value.layout === "home",
        "top": y.value === 0,
        "screen-open": props.isScreenOpen
      };
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPNavBar", classes.value]
      }, _attrs))} data-v-6aa21345><div class="wrapper" data-v-6aa21345><div class="container" data-v-6aa21345><div class="title" data-v-6aa21345>`);
      _push(ssrRenderComponent(VPNavBarTitle, null, {
        "nav-bar-title-before": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "nav-bar-title-before", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "nav-bar-title-before", {}, void 0, true)
            ];
          }
        }),
        "nav-bar-title-after": withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            ssrRenderSlot(_ctx.$slots, "nav-bar-title-after", {}, null, _push2, _parent2, _scopeId);
          } else {
            return [
              renderSlot(_ctx.$slots, "nav-bar-title-after", {}, void 0, true)
            ];
          }
        }),
        _: 3
      }, _parent));
      _push(`</div><div class="content" data-v-6aa21345><div class="content-body" data-v-6aa21345>`);
      ssrRenderSlot(_ctx.$slots, "nav-bar-content-before", {}, null, _push, _parent);
      _push(ssrRenderComponent(_sfc_main$y, { class: "search" }, null, _parent));
      _push(ssrRenderComponent(VPNavBarMenu, { class: "menu" }, null, _parent));
      _push(ssrRenderComponent(VPNavBarTranslations, { class: "translations" }, null, _parent));
      _push(ssrRenderComponent(VPNavBarAppearance, { class: "appearance" }, null, _parent));
      _push(ssrRenderComponent(VPNavBarSocialLinks, { class: "social-links" }, null, _parent));
      _push(ssrRenderComponent(VPNavBarExtra, { class: "extra" }, null, _parent));
      ssrRenderSlot(_ctx.$slots, "nav-bar-content-after", {}, null, _push, _parent);
      _push(ssrRenderComponent(VPNavBarHamburger, {
        class: "hamburger",
        active: __props.isScreenOpen,
        onClick: ($event) => _ctx.$emit("toggle-screen")
      }, null, _parent));
      _push(`</div></div></div></div><div class="divider" data-v-6aa21345><div class="divider-line" data-v-6aa21345></div></div></div>`);
    };
  }
});
const _sfc_setup$u = _sfc_main$u.setup;
_sfc_main$u.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavBar.vue");
  return _sfc_setup$u ? _sfc_setup$u(props, ctx) : void 0;
};
const VPNavBar = /* @__PURE__ */ _export_sfc(_sfc_main$u, [["__scopeId", "data-v-6aa21345"]]);
const _sfc_main$t = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenAppearance",
  __ssrInlineRender: true,
  setup(__props) {
    const { site, theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(site).appearance && unref(site).appearance !== "force-dark" && unref(site).appearance !== "force-auto") {
        _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPNavScreenAppearance" }, _attrs))} data-v-b44890b2><p class="text" data-v-b44890b2>${ssrInterpolate(unref(theme2).darkModeSwitchLabel || "Appearance")}</p>`);
        _push(ssrRenderComponent(VPSwitchAppearance, null, null, _parent));
        _push(`</div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$t = _sfc_main$t.setup;
_sfc_main$t.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenAppearance.vue");
  return _sfc_setup$t ? _sfc_setup$t(props, ctx) : void 0;
};
const VPNavScreenAppearance = /* @__PURE__ */ _export_sfc(_sfc_main$t, [["__scopeId", "data-v-b44890b2"]]);
const _sfc_main$s = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenMenuLink",
  __ssrInlineRender: true,
  props: {
    item: {}
  },
  setup(__props) {
    const closeScreen = inject("close-screen");
    return (_ctx, _push, _parent, _attrs) => {
      _push(ssrRenderComponent(_sfc_main$13, mergeProps({
        class: "VPNavScreenMenuLink",
        href: __props.item.link,
        target: __props.item.target,
        rel: __props.item.rel,
        "no-icon": __props.item.noIcon,
        onClick: unref(closeScreen)
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`<span data-v-df37e6dd${_scopeId}>${__props.item.text ?? ""}</span>`);
          } else {
            return [
              createVNode("span", {
                innerHTML: __props.item.text
              }, null, 8, ["innerHTML"])
            ];
          }
        }),
        _: 1
      }, _parent));
    };
  }
});
const _sfc_setup$s = _sfc_main$s.setup;
_sfc_main$s.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenMenuLink.vue");
  return _sfc_setup$s ? _sfc_setup$s(props, ctx) : void 0;
};
const VPNavScreenMenuLink = /* @__PURE__ */ _export_sfc(_sfc_main$s, [["__scopeId", "data-v-df37e6dd"]]);
const _sfc_main$r = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenMenuGroupLink",
  __ssrInlineRender: true,
  props: {
    item: {}
  },
  setup(__props) {
    const closeScreen = inject("close-screen");
    return (_ctx, _push, _parent, _attrs) => {
      _push(ssrRenderComponent(_sfc_main$13, mergeProps({
        class: "VPNavScreenMenuGroupLink",
        href: __props.item.link,
        target: __props.item.target,
        rel: __props.item.rel,
        "no-icon": __props.item.noIcon,
        onClick: unref(closeScreen)
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            _push2(`<span data-v-3e9c20e4${_scopeId}>${__props.item.text ?? ""}</span>`);
          } else {
            return [
              createVNode("span", {
                innerHTML: __props.item.text
              }, null, 8, ["innerHTML"])
            ];
          }
        }),
        _: 1
      }, _parent));
    };
  }
});
const _sfc_setup$r = _sfc_main$r.setup;
_sfc_main$r.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenMenuGroupLink.vue");
  return _sfc_setup$r ? _sfc_setup$r(props, ctx) : void 0;
};
const VPNavScreenMenuGroupLink = /* @__PURE__ */ _export_sfc(_sfc_main$r, [["__scopeId", "data-v-3e9c20e4"]]);
const _sfc_main$q = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenMenuGroupSection",
  __ssrInlineRender: true,
  props: {
    text: {},
    items: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPNavScreenMenuGroupSection" }, _attrs))} data-v-8133b170>`);
      if (__props.text) {
        _push(`<p class="title" data-v-8133b170>${ssrInterpolate(__props.text)}</p>`);
      } else {
        _push(`<!---->`);
      }
      _push(`<!--[-->`);
      ssrRenderList(__props.items, (item) => {
        _push(ssrRenderComponent(VPNavScreenMenuGroupLink, {
          key: item.text,
          item
        }, null, _parent));
      });
      _push(`<!--]--></div>`);
    };
  }
});
const _sfc_setup$q = _sfc_main$q.setup;
_sfc_main$q.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenMenuGroupSection.vue");
  return _sfc_setup$q ? _sfc_setup$q(props, ctx) : void 0;
};
const VPNavScreenMenuGroupSection = /* @__PURE__ */ _export_sfc(_sfc_main$q, [["__scopeId", "data-v-8133b170"]]);
const _sfc_main$p = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenMenuGroup",
  __ssrInlineRender: true,
  props: {
    text: {},
    items: {}
  },
  setup(__props) {
    const props = __props;
    const isOpen = ref(false);
    const groupId = computed(
      () => `NavScreenGroup-${props.text.replace(" ", "-").toLowerCase()}`
    );
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPNavScreenMenuGroup", { open: isOpen.value }]
      }, _attrs))} data-v-b9ab8c58><button class="button"${ssrRenderAttr("aria-controls", groupId.value)}${ssrRenderAttr("aria-expanded", isOpen.value)} data-v-b9ab8c58><span class="button-text" data-v-b9ab8c58>${__props.text ?? ""}</span><span class="vpi-plus button-icon" data-v-b9ab8c58></span></button><div${ssrRenderAttr("id", groupId.value)} class="items" data-v-b9ab8c58><!--[-->`);
      ssrRenderList(__props.items, (item) => {
        _push(`<!--[-->`);
        if ("link" in item) {
          _push(`<div class="item" data-v-b9ab8c58>`);
          _push(ssrRenderComponent(VPNavScreenMenuGroupLink, { item }, null, _parent));
          _push(`</div>`);
        } else if ("component" in item) {
          _push(`<div class="item" data-v-b9ab8c58>`);
          ssrRenderVNode(_push, createVNode(resolveDynamicComponent(item.component), mergeProps({ ref_for: true }, item.props, { "screen-menu": "" }), null), _parent);
          _push(`</div>`);
        } else {
          _push(`<div class="group" data-v-b9ab8c58>`);
          _push(ssrRenderComponent(VPNavScreenMenuGroupSection, {
            text: item.text,
            items: item.items
          }, null, _parent));
          _push(`</div>`);
        }
        _push(`<!--]-->`);
      });
      _push(`<!--]--></div></div>`);
    };
  }
});
const _sfc_setup$p = _sfc_main$p.setup;
_sfc_main$p.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenMenuGroup.vue");
  return _sfc_setup$p ? _sfc_setup$p(props, ctx) : void 0;
};
const VPNavScreenMenuGroup = /* @__PURE__ */ _export_sfc(_sfc_main$p, [["__scopeId", "data-v-b9ab8c58"]]);
const _sfc_main$o = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenMenu",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(theme2).nav) {
        _push(`<nav${ssrRenderAttrs(mergeProps({ class: "VPNavScreenMenu" }, _attrs))}><!--[-->`);
        ssrRenderList(unref(theme2).nav, (item) => {
          _push(`<!--[-->`);
          if ("link" in item) {
            _push(ssrRenderComponent(VPNavScreenMenuLink, { item }, null, _parent));
          } else if ("component" in item) {
            ssrRenderVNode(_push, createVNode(resolveDynamicComponent(item.component), mergeProps({ ref_for: true }, item.props, { "screen-menu": "" }), null), _parent);
          } else {
            _push(ssrRenderComponent(VPNavScreenMenuGroup, {
              text: item.text || "",
              items: item.items
            }, null, _parent));
          }
          _push(`<!--]-->`);
        });
        _push(`<!--]--></nav>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$o = _sfc_main$o.setup;
_sfc_main$o.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenMenu.vue");
  return _sfc_setup$o ? _sfc_setup$o(props, ctx) : void 0;
};
const _sfc_main$n = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenSocialLinks",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(theme2).socialLinks) {
        _push(ssrRenderComponent(VPSocialLinks, mergeProps({
          class: "VPNavScreenSocialLinks",
          links: unref(theme2).socialLinks
        }, _attrs), null, _parent));
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$n = _sfc_main$n.setup;
_sfc_main$n.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenSocialLinks.vue");
  return _sfc_setup$n ? _sfc_setup$n(props, ctx) : void 0;
};
const _sfc_main$m = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreenTranslations",
  __ssrInlineRender: true,
  setup(__props) {
    const { localeLinks, currentLang } = useLangs({ correspondingLink: true });
    const isOpen = ref(false);
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(localeLinks).length && unref(currentLang).label) {
        _push(`<div${ssrRenderAttrs(mergeProps({
          class: ["VPNavScreenTranslations", { open: isOpen.value }]
        }, _attrs))} data-v-858fe1a4><button class="title" data-v-858fe1a4><span class="vpi-languages icon lang" data-v-858fe1a4></span> ${ssrInterpolate(unref(currentLang).label)} <span class="vpi-chevron-down icon chevron" data-v-858fe1a4></span></button><ul class="list" data-v-858fe1a4><!--[-->`);
        ssrRenderList(unref(localeLinks), (locale) => {
          _push(`<li class="item" data-v-858fe1a4>`);
          _push(ssrRenderComponent(_sfc_main$13, {
            class: "link",
            href: locale.link
          }, {
            default: withCtx((_, _push2, _parent2, _scopeId) => {
              if (_push2) {
                _push2(`${ssrInterpolate(locale.text)}`);
              } else {
                return [
                  createTextVNode(toDisplayString(locale.text), 1)
                ];
              }
            }),
            _: 2
          }, _parent));
          _push(`</li>`);
        });
        _push(`<!--]--></ul></div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$m = _sfc_main$m.setup;
_sfc_main$m.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreenTranslations.vue");
  return _sfc_setup$m ? _sfc_setup$m(props, ctx) : void 0;
};
const VPNavScreenTranslations = /* @__PURE__ */ _export_sfc(_sfc_main$m, [["__scopeId", "data-v-858fe1a4"]]);
const _sfc_main$l = /* @__PURE__ */ defineComponent({
  __name: "VPNavScreen",
  __ssrInlineRender: true,
  props: {
    open: { type: Boolean }
  },
  setup(__props) {
    const screen = ref(null);
    useScrollLock(inBrowser ? document.body : null);
    return (_ctx, _push, _parent, _attrs) => {
      if (__props.open) {
        _push(`<div${ssrRenderAttrs(mergeProps({
          class: "VPNavScreen",
          ref_key: "screen",
          ref: screen,
          id: "VPNavScreen"
        }, _attrs))} data-v-f2779853><div class="container" data-v-f2779853>`);
        ssrRenderSlot(_ctx.$slots, "nav-screen-content-before", {}, null, _push, _parent);
        _push(ssrRenderComponent(_sfc_main$o, { class: "menu" }, null, _parent));
        _push(ssrRenderComponent(VPNavScreenTranslations, { class: "translations" }, null, _parent));
        _push(ssrRenderComponent(VPNavScreenAppearance, { class: "appearance" }, null, _parent));
        _push(ssrRenderComponent(_sfc_main$n, { class: "social-links" }, null, _parent));
        ssrRenderSlot(_ctx.$slots, "nav-screen-content-after", {}, null, _push, _parent);
        _push(`</div></div>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$l = _sfc_main$l.setup;
_sfc_main$l.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNavScreen.vue");
  return _sfc_setup$l ? _sfc_setup$l(props, ctx) : void 0;
};
const VPNavScreen = /* @__PURE__ */ _export_sfc(_sfc_main$l, [["__scopeId", "data-v-f2779853"]]);
const _sfc_main$k = /* @__PURE__ */ defineComponent({
  __name: "VPNav",
  __ssrInlineRender: true,
  setup(__props) {
    const { isScreenOpen, closeScreen, toggleScreen } = useNav();
    const { frontmatter } = useData();
    const hasNavbar = computed(() => {
      return frontmatter.value.navbar !== false;
    });
    provide("close-screen", closeScreen);
    watchEffect(() => {
      if (inBrowser) {
        document.documentElement.classList.toggle("hide-nav", !hasNavbar.value);
      }
    });
    return (_ctx, _push, _parent, _attrs) => {
      if (hasNavbar.value) {
        _push(`<header${ssrRenderAttrs(mergeProps({ class: "VPNav" }, _attrs))} data-v-ae24b3ad>`);
        _push(ssrRenderComponent(VPNavBar, {
          "is-screen-open": unref(isScreenOpen),
          onToggleScreen: unref(toggleScreen)
        }, {
          "nav-bar-title-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-title-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-title-before", {}, void 0, true)
              ];
            }
          }),
          "nav-bar-title-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-title-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-title-after", {}, void 0, true)
              ];
            }
          }),
          "nav-bar-content-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-content-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-content-before", {}, void 0, true)
              ];
            }
          }),
          "nav-bar-content-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-content-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-content-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
        _push(ssrRenderComponent(VPNavScreen, { open: unref(isScreenOpen) }, {
          "nav-screen-content-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-screen-content-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-screen-content-before", {}, void 0, true)
              ];
            }
          }),
          "nav-screen-content-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-screen-content-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-screen-content-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
        _push(`</header>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$k = _sfc_main$k.setup;
_sfc_main$k.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPNav.vue");
  return _sfc_setup$k ? _sfc_setup$k(props, ctx) : void 0;
};
const VPNav = /* @__PURE__ */ _export_sfc(_sfc_main$k, [["__scopeId", "data-v-ae24b3ad"]]);
const _sfc_main$j = /* @__PURE__ */ defineComponent({
  __name: "VPSidebarItem",
  __ssrInlineRender: true,
  props: {
    item: {},
    depth: {}
  },
  setup(__props) {
    const props = __props;
    const {
      collapsed,
      collapsible,
      isLink,
      isActiveLink,
      hasActiveLink: hasActiveLink2,
      hasChildren,
      toggle
    } = useSidebarControl(computed(() => props.item));
    const sectionTag = computed(() => hasChildren.value ? "section" : `div`);
    const linkTag = computed(() => isLink.value ? "a" : "div");
    const textTag = computed(() => {
      return !hasChildren.value ? "p" : props.depth + 2 === 7 ? "p" : `h${props.depth + 2}`;
    });
    const itemRole = computed(() => isLink.value ? void 0 : "button");
    const classes = computed(() => [
      [`level-${props.depth}`],
      { collapsible: collapsible.value },
      { collapsed: collapsed.value },
      { "is-link": isLink.value },
      { "is-active": isActiveLink.value },
      { "has-active": hasActiveLink2.value }
    ]);
    function onItemInteraction(e) {
      if ("key" in e && e.key !== "Enter") {
        return;
      }
      !props.item.link && toggle();
    }
    function onCaretClick() {
      props.item.link && toggle();
    }
    return (_ctx, _push, _parent, _attrs) => {
      const _component_VPSidebarItem = resolveComponent("VPSidebarItem", true);
      ssrRenderVNode(_push, createVNode(resolveDynamicComponent(sectionTag.value), mergeProps({
        class: ["VPSidebarItem", classes.value]
      }, _attrs), {
        default: withCtx((_, _push2, _parent2, _scopeId) => {
          if (_push2) {
            if (__props.item.text) {
              _push2(`<div class="item"${ssrRenderAttr("role", itemRole.value)}${ssrRenderAttr("tabindex", __props.item.items && 0)} data-v-b3fd67f8${_scopeId}><div class="indicator" data-v-b3fd67f8${_scopeId}></div>`);
              if (__props.item.link) {
                _push2(ssrRenderComponent(_sfc_main$13, {
                  tag: linkTag.value,
                  class: "link",
                  href: __props.item.link,
                  rel: __props.item.rel,
                  target: __props.item.target
                }, {
                  default: withCtx((_2, _push3, _parent3, _scopeId2) => {
                    if (_push3) {
                      ssrRenderVNode(_push3, createVNode(resolveDynamicComponent(textTag.value), { class: "text" }, null), _parent3, _scopeId2);
                    } else {
                      return [
                        (openBlock(), createBlock(resolveDynamicComponent(textTag.value), {
                          class: "text",
                          innerHTML: __props.item.text
                        }, null, 8, ["innerHTML"]))
                      ];
                    }
                  }),
                  _: 1
                }, _parent2, _scopeId));
              } else {
                ssrRenderVNode(_push2, createVNode(resolveDynamicComponent(textTag.value), { class: "text" }, null), _parent2, _scopeId);
              }
              if (__props.item.collapsed != null && __props.item.items && __props.item.items.length) {
                _push2(`<div class="caret" role="button" aria-label="toggle section" tabindex="0" data-v-b3fd67f8${_scopeId}><span class="vpi-chevron-right caret-icon" data-v-b3fd67f8${_scopeId}></span></div>`);
              } else {
                _push2(`<!---->`);
              }
              _push2(`</div>`);
            } else {
              _push2(`<!---->`);
            }
            if (__props.item.items && __props.item.items.length) {
              _push2(`<div class="items" data-v-b3fd67f8${_scopeId}>`);
              if (__props.depth < 5) {
                _push2(`<!--[-->`);
                ssrRenderList(__props.item.items, (i) => {
                  _push2(ssrRenderComponent(_component_VPSidebarItem, {
                    key: i.text,
                    item: i,
                    depth: __props.depth + 1
                  }, null, _parent2, _scopeId));
                });
                _push2(`<!--]-->`);
              } else {
                _push2(`<!---->`);
              }
              _push2(`</div>`);
            } else {
              _push2(`<!---->`);
            }
          } else {
            return [
              __props.item.text ? (openBlock(), createBlock("div", mergeProps({
                key: 0,
                class: "item",
                role: itemRole.value
              }, toHandlers(
                __props.item.items ? { click: onItemInteraction, keydown: onItemInteraction } : {},
                true
              ), {
                tabindex: __props.item.items && 0
              }), [
                createVNode("div", { class: "indicator" }),
                __props.item.link ? (openBlock(), createBlock(_sfc_main$13, {
                  key: 0,
                  tag: linkTag.value,
                  class: "link",
                  href: __props.item.link,
                  rel: __props.item.rel,
                  target: __props.item.target
                }, {
                  default: withCtx(() => [
                    (openBlock(), createBlock(resolveDynamicComponent(textTag.value), {
                      class: "text",
                      innerHTML: __props.item.text
                    }, null, 8, ["innerHTML"]))
                  ]),
                  _: 1
                }, 8, ["tag", "href", "rel", "target"])) : (openBlock(), createBlock(resolveDynamicComponent(textTag.value), {
                  key: 1,
                  class: "text",
                  innerHTML: __props.item.text
                }, null, 8, ["innerHTML"])),
                __props.item.collapsed != null && __props.item.items && __props.item.items.length ? (openBlock(), createBlock("div", {
                  key: 2,
                  class: "caret",
                  role: "button",
                  "aria-label": "toggle section",
                  onClick: onCaretClick,
                  onKeydown: withKeys(onCaretClick, ["enter"]),
                  tabindex: "0"
                }, [
                  createVNode("span", { class: "vpi-chevron-right caret-icon" })
                ], 32)) : createCommentVNode("", true)
              ], 16, ["role", "tabindex"])) : createCommentVNode("", true),
              __props.item.items && __props.item.items.length ? (openBlock(), createBlock("div", {
                key: 1,
                class: "items"
              }, [
                __props.depth < 5 ? (openBlock(true), createBlock(Fragment, { key: 0 }, renderList(__props.item.items, (i) => {
                  return openBlock(), createBlock(_component_VPSidebarItem, {
                    key: i.text,
                    item: i,
                    depth: __props.depth + 1
                  }, null, 8, ["item", "depth"]);
                }), 128)) : createCommentVNode("", true)
              ])) : createCommentVNode("", true)
            ];
          }
        }),
        _: 1
      }), _parent);
    };
  }
});
const _sfc_setup$j = _sfc_main$j.setup;
_sfc_main$j.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSidebarItem.vue");
  return _sfc_setup$j ? _sfc_setup$j(props, ctx) : void 0;
};
const VPSidebarItem = /* @__PURE__ */ _export_sfc(_sfc_main$j, [["__scopeId", "data-v-b3fd67f8"]]);
const _sfc_main$i = /* @__PURE__ */ defineComponent({
  __name: "VPSidebarGroup",
  __ssrInlineRender: true,
  props: {
    items: {}
  },
  setup(__props) {
    const disableTransition = ref(true);
    let timer = null;
    onMounted(() => {
      timer = setTimeout(() => {
        timer = null;
        disableTransition.value = false;
      }, 300);
    });
    onBeforeUnmount(() => {
      if (timer != null) {
        clearTimeout(timer);
        timer = null;
      }
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<!--[-->`);
      ssrRenderList(__props.items, (item) => {
        _push(`<div class="${ssrRenderClass([{ "no-transition": disableTransition.value }, "group"])}" data-v-c40bc020>`);
        _push(ssrRenderComponent(VPSidebarItem, {
          item,
          depth: 0
        }, null, _parent));
        _push(`</div>`);
      });
      _push(`<!--]-->`);
    };
  }
});
const _sfc_setup$i = _sfc_main$i.setup;
_sfc_main$i.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSidebarGroup.vue");
  return _sfc_setup$i ? _sfc_setup$i(props, ctx) : void 0;
};
const VPSidebarGroup = /* @__PURE__ */ _export_sfc(_sfc_main$i, [["__scopeId", "data-v-c40bc020"]]);
const _sfc_main$h = /* @__PURE__ */ defineComponent({
  __name: "VPSidebar",
  __ssrInlineRender: true,
  props: {
    open: { type: Boolean }
  },
  setup(__props) {
    const { sidebarGroups, hasSidebar } = useSidebar();
    const props = __props;
    const navEl = ref(null);
    const isLocked = useScrollLock(inBrowser ? document.body : null);
    watch(
      [props, navEl],
      () => {
        var _a;
        if (props.open) {
          isLocked.value = true;
          (_a = navEl.value) == null ? void 0 : _a.focus();
        } else isLocked.value = false;
      },
      { immediate: true, flush: "post" }
    );
    const key = ref(0);
    watch(
      sidebarGroups,
      () => {
        key.value += 1;
      },
      { deep: true }
    );
    return (_ctx, _push, _parent, _attrs) => {
      if (unref(hasSidebar)) {
        _push(`<aside${ssrRenderAttrs(mergeProps({
          class: ["VPSidebar", { open: __props.open }],
          ref_key: "navEl",
          ref: navEl
        }, _attrs))} data-v-319d5ca6><div class="curtain" data-v-319d5ca6></div><nav class="nav" id="VPSidebarNav" aria-labelledby="sidebar-aria-label" tabindex="-1" data-v-319d5ca6><span class="visually-hidden" id="sidebar-aria-label" data-v-319d5ca6> Sidebar Navigation </span>`);
        ssrRenderSlot(_ctx.$slots, "sidebar-nav-before", {}, null, _push, _parent);
        _push(ssrRenderComponent(VPSidebarGroup, {
          items: unref(sidebarGroups),
          key: key.value
        }, null, _parent));
        ssrRenderSlot(_ctx.$slots, "sidebar-nav-after", {}, null, _push, _parent);
        _push(`</nav></aside>`);
      } else {
        _push(`<!---->`);
      }
    };
  }
});
const _sfc_setup$h = _sfc_main$h.setup;
_sfc_main$h.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSidebar.vue");
  return _sfc_setup$h ? _sfc_setup$h(props, ctx) : void 0;
};
const VPSidebar = /* @__PURE__ */ _export_sfc(_sfc_main$h, [["__scopeId", "data-v-319d5ca6"]]);
const _sfc_main$g = /* @__PURE__ */ defineComponent({
  __name: "VPSkipLink",
  __ssrInlineRender: true,
  setup(__props) {
    const { theme: theme2 } = useData();
    const route = useRoute();
    const backToTop = ref();
    watch(() => route.path, () => backToTop.value.focus());
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<!--[--><span tabindex="-1" data-v-0b0ada53></span><a href="#VPContent" class="VPSkipLink visually-hidden" data-v-0b0ada53>${ssrInterpolate(unref(theme2).skipToContentLabel || "Skip to content")}</a><!--]-->`);
    };
  }
});
const _sfc_setup$g = _sfc_main$g.setup;
_sfc_main$g.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSkipLink.vue");
  return _sfc_setup$g ? _sfc_setup$g(props, ctx) : void 0;
};
const VPSkipLink = /* @__PURE__ */ _export_sfc(_sfc_main$g, [["__scopeId", "data-v-0b0ada53"]]);
const _sfc_main$f = /* @__PURE__ */ defineComponent({
  __name: "Layout",
  __ssrInlineRender: true,
  setup(__props) {
    const {
      isOpen: isSidebarOpen,
      open: openSidebar,
      close: closeSidebar
    } = useSidebar();
    const route = useRoute();
    watch(() => route.path, closeSidebar);
    useCloseSidebarOnEscape(isSidebarOpen, closeSidebar);
    const { frontmatter } = useData();
    const slots = useSlots();
    const heroImageSlotExists = computed(() => !!slots["home-hero-image"]);
    provide("hero-image-slot-exists", heroImageSlotExists);
    return (_ctx, _push, _parent, _attrs) => {
      const _component_Content = resolveComponent("Content");
      if (unref(frontmatter).layout !== false) {
        _push(`<div${ssrRenderAttrs(mergeProps({
          class: ["Layout", unref(frontmatter).pageClass]
        }, _attrs))} data-v-5d98c3a5>`);
        ssrRenderSlot(_ctx.$slots, "layout-top", {}, null, _push, _parent);
        _push(ssrRenderComponent(VPSkipLink, null, null, _parent));
        _push(ssrRenderComponent(VPBackdrop, {
          class: "backdrop",
          show: unref(isSidebarOpen),
          onClick: unref(closeSidebar)
        }, null, _parent));
        _push(ssrRenderComponent(VPNav, null, {
          "nav-bar-title-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-title-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-title-before", {}, void 0, true)
              ];
            }
          }),
          "nav-bar-title-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-title-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-title-after", {}, void 0, true)
              ];
            }
          }),
          "nav-bar-content-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-content-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-content-before", {}, void 0, true)
              ];
            }
          }),
          "nav-bar-content-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-bar-content-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-bar-content-after", {}, void 0, true)
              ];
            }
          }),
          "nav-screen-content-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-screen-content-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-screen-content-before", {}, void 0, true)
              ];
            }
          }),
          "nav-screen-content-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "nav-screen-content-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "nav-screen-content-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
        _push(ssrRenderComponent(VPLocalNav, {
          open: unref(isSidebarOpen),
          onOpenMenu: unref(openSidebar)
        }, null, _parent));
        _push(ssrRenderComponent(VPSidebar, { open: unref(isSidebarOpen) }, {
          "sidebar-nav-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "sidebar-nav-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "sidebar-nav-before", {}, void 0, true)
              ];
            }
          }),
          "sidebar-nav-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "sidebar-nav-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "sidebar-nav-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
        _push(ssrRenderComponent(VPContent, null, {
          "page-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "page-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "page-top", {}, void 0, true)
              ];
            }
          }),
          "page-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "page-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "page-bottom", {}, void 0, true)
              ];
            }
          }),
          "not-found": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "not-found", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "not-found", {}, void 0, true)
              ];
            }
          }),
          "home-hero-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-before", {}, void 0, true)
              ];
            }
          }),
          "home-hero-info-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info-before", {}, void 0, true)
              ];
            }
          }),
          "home-hero-info": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info", {}, void 0, true)
              ];
            }
          }),
          "home-hero-info-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-info-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-info-after", {}, void 0, true)
              ];
            }
          }),
          "home-hero-actions-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-actions-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-actions-after", {}, void 0, true)
              ];
            }
          }),
          "home-hero-image": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-image", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-image", {}, void 0, true)
              ];
            }
          }),
          "home-hero-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-hero-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-hero-after", {}, void 0, true)
              ];
            }
          }),
          "home-features-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-features-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-features-before", {}, void 0, true)
              ];
            }
          }),
          "home-features-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "home-features-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "home-features-after", {}, void 0, true)
              ];
            }
          }),
          "doc-footer-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-footer-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-footer-before", {}, void 0, true)
              ];
            }
          }),
          "doc-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-before", {}, void 0, true)
              ];
            }
          }),
          "doc-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-after", {}, void 0, true)
              ];
            }
          }),
          "doc-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-top", {}, void 0, true)
              ];
            }
          }),
          "doc-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "doc-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "doc-bottom", {}, void 0, true)
              ];
            }
          }),
          "aside-top": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-top", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-top", {}, void 0, true)
              ];
            }
          }),
          "aside-bottom": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-bottom", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-bottom", {}, void 0, true)
              ];
            }
          }),
          "aside-outline-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-outline-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-outline-before", {}, void 0, true)
              ];
            }
          }),
          "aside-outline-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-outline-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-outline-after", {}, void 0, true)
              ];
            }
          }),
          "aside-ads-before": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-ads-before", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-ads-before", {}, void 0, true)
              ];
            }
          }),
          "aside-ads-after": withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              ssrRenderSlot(_ctx.$slots, "aside-ads-after", {}, null, _push2, _parent2, _scopeId);
            } else {
              return [
                renderSlot(_ctx.$slots, "aside-ads-after", {}, void 0, true)
              ];
            }
          }),
          _: 3
        }, _parent));
        _push(ssrRenderComponent(VPFooter, null, null, _parent));
        ssrRenderSlot(_ctx.$slots, "layout-bottom", {}, null, _push, _parent);
        _push(`</div>`);
      } else {
        _push(ssrRenderComponent(_component_Content, _attrs, null, _parent));
      }
    };
  }
});
const _sfc_setup$f = _sfc_main$f.setup;
_sfc_main$f.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/Layout.vue");
  return _sfc_setup$f ? _sfc_setup$f(props, ctx) : void 0;
};
const Layout = /* @__PURE__ */ _export_sfc(_sfc_main$f, [["__scopeId", "data-v-5d98c3a5"]]);
const GridSettings = {
  xmini: [[0, 2]],
  mini: [],
  small: [
    [920, 6],
    [768, 5],
    [640, 4],
    [480, 3],
    [0, 2]
  ],
  medium: [
    [960, 5],
    [832, 4],
    [640, 3],
    [480, 2]
  ],
  big: [
    [832, 3],
    [640, 2]
  ]
};
function useSponsorsGrid({ el, size = "medium" }) {
  const onResize = throttleAndDebounce(manage, 100);
  onMounted(() => {
    manage();
    window.addEventListener("resize", onResize);
  });
  onUnmounted(() => {
    window.removeEventListener("resize", onResize);
  });
  function manage() {
    adjustSlots(el.value, size);
  }
}
function adjustSlots(el, size) {
  const tsize = el.children.length;
  const asize = el.querySelectorAll(".vp-sponsor-grid-item:not(.empty)").length;
  const grid = setGrid(el, size, asize);
  manageSlots(el, grid, tsize, asize);
}
function setGrid(el, size, items) {
  const settings = GridSettings[size];
  const screen = window.innerWidth;
  let grid = 1;
  settings.some(([breakpoint, value]) => {
    if (screen >= breakpoint) {
      grid = items < value ? items : value;
      return true;
    }
  });
  setGridData(el, grid);
  return grid;
}
function setGridData(el, value) {
  el.dataset.vpGrid = String(value);
}
function manageSlots(el, grid, tsize, asize) {
  const diff = tsize - asize;
  const rem = asize % grid;
  const drem = rem === 0 ? rem : grid - rem;
  neutralizeSlots(el, drem - diff);
}
function neutralizeSlots(el, count) {
  if (count === 0) {
    return;
  }
  count > 0 ? addSlots(el, count) : removeSlots(el, count * -1);
}
function addSlots(el, count) {
  for (let i = 0; i < count; i++) {
    const slot = document.createElement("div");
    slot.classList.add("vp-sponsor-grid-item", "empty");
    el.append(slot);
  }
}
function removeSlots(el, count) {
  for (let i = 0; i < count; i++) {
    el.removeChild(el.lastElementChild);
  }
}
const _sfc_main$e = /* @__PURE__ */ defineComponent({
  __name: "VPSponsorsGrid",
  __ssrInlineRender: true,
  props: {
    size: { default: "medium" },
    data: {}
  },
  setup(__props) {
    const props = __props;
    const el = ref(null);
    useSponsorsGrid({ el, size: props.size });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPSponsorsGrid vp-sponsor-grid", [__props.size]],
        ref_key: "el",
        ref: el
      }, _attrs))}><!--[-->`);
      ssrRenderList(__props.data, (sponsor) => {
        _push(`<div class="vp-sponsor-grid-item"><a class="vp-sponsor-grid-link"${ssrRenderAttr("href", sponsor.url)} target="_blank" rel="sponsored noopener"><article class="vp-sponsor-grid-box"><h4 class="visually-hidden">${ssrInterpolate(sponsor.name)}</h4><img class="vp-sponsor-grid-image"${ssrRenderAttr("src", sponsor.img)}${ssrRenderAttr("alt", sponsor.name)}></article></a></div>`);
      });
      _push(`<!--]--></div>`);
    };
  }
});
const _sfc_setup$e = _sfc_main$e.setup;
_sfc_main$e.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSponsorsGrid.vue");
  return _sfc_setup$e ? _sfc_setup$e(props, ctx) : void 0;
};
const _sfc_main$d = /* @__PURE__ */ defineComponent({
  __name: "VPSponsors",
  __ssrInlineRender: true,
  props: {
    mode: { default: "normal" },
    tier: {},
    size: {},
    data: {}
  },
  setup(__props) {
    const props = __props;
    const sponsors = computed(() => {
      const isSponsors = props.data.some((s) => {
        return "items" in s;
      });
      if (isSponsors) {
        return props.data;
      }
      return [
        { tier: props.tier, size: props.size, items: props.data }
      ];
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPSponsors vp-sponsor", [__props.mode]]
      }, _attrs))}><!--[-->`);
      ssrRenderList(sponsors.value, (sponsor, index) => {
        _push(`<section class="vp-sponsor-section">`);
        if (sponsor.tier) {
          _push(`<h3 class="vp-sponsor-tier">${ssrInterpolate(sponsor.tier)}</h3>`);
        } else {
          _push(`<!---->`);
        }
        _push(ssrRenderComponent(_sfc_main$e, {
          size: sponsor.size,
          data: sponsor.items
        }, null, _parent));
        _push(`</section>`);
      });
      _push(`<!--]--></div>`);
    };
  }
});
const _sfc_setup$d = _sfc_main$d.setup;
_sfc_main$d.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPSponsors.vue");
  return _sfc_setup$d ? _sfc_setup$d(props, ctx) : void 0;
};
const _sfc_main$c = /* @__PURE__ */ defineComponent({
  __name: "VPDocAsideSponsors",
  __ssrInlineRender: true,
  props: {
    tier: {},
    size: {},
    data: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "VPDocAsideSponsors" }, _attrs))}>`);
      _push(ssrRenderComponent(_sfc_main$d, {
        mode: "aside",
        tier: __props.tier,
        size: __props.size,
        data: __props.data
      }, null, _parent));
      _push(`</div>`);
    };
  }
});
const _sfc_setup$c = _sfc_main$c.setup;
_sfc_main$c.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPDocAsideSponsors.vue");
  return _sfc_setup$c ? _sfc_setup$c(props, ctx) : void 0;
};
const _sfc_main$b = /* @__PURE__ */ defineComponent({
  __name: "VPHomeSponsors",
  __ssrInlineRender: true,
  props: {
    message: {},
    actionText: { default: "Become a sponsor" },
    actionLink: {},
    data: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<section${ssrRenderAttrs(mergeProps({ class: "VPHomeSponsors" }, _attrs))} data-v-3d121b4a><div class="container" data-v-3d121b4a><div class="header" data-v-3d121b4a><div class="love" data-v-3d121b4a><span class="vpi-heart icon" data-v-3d121b4a></span></div>`);
      if (__props.message) {
        _push(`<h2 class="message" data-v-3d121b4a>${ssrInterpolate(__props.message)}</h2>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div><div class="sponsors" data-v-3d121b4a>`);
      _push(ssrRenderComponent(_sfc_main$d, { data: __props.data }, null, _parent));
      _push(`</div>`);
      if (__props.actionLink) {
        _push(`<div class="action" data-v-3d121b4a>`);
        _push(ssrRenderComponent(VPButton, {
          theme: "sponsor",
          text: __props.actionText,
          href: __props.actionLink
        }, null, _parent));
        _push(`</div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div></section>`);
    };
  }
});
const _sfc_setup$b = _sfc_main$b.setup;
_sfc_main$b.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPHomeSponsors.vue");
  return _sfc_setup$b ? _sfc_setup$b(props, ctx) : void 0;
};
const _sfc_main$a = /* @__PURE__ */ defineComponent({
  __name: "VPTeamMembersItem",
  __ssrInlineRender: true,
  props: {
    size: { default: "medium" },
    member: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<article${ssrRenderAttrs(mergeProps({
        class: ["VPTeamMembersItem", [__props.size]]
      }, _attrs))} data-v-f3fa364a><div class="profile" data-v-f3fa364a><figure class="avatar" data-v-f3fa364a><img class="avatar-img"${ssrRenderAttr("src", __props.member.avatar)}${ssrRenderAttr("alt", __props.member.name)} data-v-f3fa364a></figure><div class="data" data-v-f3fa364a><h1 class="name" data-v-f3fa364a>${ssrInterpolate(__props.member.name)}</h1>`);
      if (__props.member.title || __props.member.org) {
        _push(`<p class="affiliation" data-v-f3fa364a>`);
        if (__props.member.title) {
          _push(`<span class="title" data-v-f3fa364a>${ssrInterpolate(__props.member.title)}</span>`);
        } else {
          _push(`<!---->`);
        }
        if (__props.member.title && __props.member.org) {
          _push(`<span class="at" data-v-f3fa364a> @ </span>`);
        } else {
          _push(`<!---->`);
        }
        if (__props.member.org) {
          _push(ssrRenderComponent(_sfc_main$13, {
            class: ["org", { link: __props.member.orgLink }],
            href: __props.member.orgLink,
            "no-icon": ""
          }, {
            default: withCtx((_, _push2, _parent2, _scopeId) => {
              if (_push2) {
                _push2(`${ssrInterpolate(__props.member.org)}`);
              } else {
                return [
                  createTextVNode(toDisplayString(__props.member.org), 1)
                ];
              }
            }),
            _: 1
          }, _parent));
        } else {
          _push(`<!---->`);
        }
        _push(`</p>`);
      } else {
        _push(`<!---->`);
      }
      if (__props.member.desc) {
        _push(`<p class="desc" data-v-f3fa364a>${__props.member.desc ?? ""}</p>`);
      } else {
        _push(`<!---->`);
      }
      if (__props.member.links) {
        _push(`<div class="links" data-v-f3fa364a>`);
        _push(ssrRenderComponent(VPSocialLinks, {
          links: __props.member.links
        }, null, _parent));
        _push(`</div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div></div>`);
      if (__props.member.sponsor) {
        _push(`<div class="sp" data-v-f3fa364a>`);
        _push(ssrRenderComponent(_sfc_main$13, {
          class: "sp-link",
          href: __props.member.sponsor,
          "no-icon": ""
        }, {
          default: withCtx((_, _push2, _parent2, _scopeId) => {
            if (_push2) {
              _push2(`<span class="vpi-heart sp-icon" data-v-f3fa364a${_scopeId}></span> ${ssrInterpolate(__props.member.actionText || "Sponsor")}`);
            } else {
              return [
                createVNode("span", { class: "vpi-heart sp-icon" }),
                createTextVNode(" " + toDisplayString(__props.member.actionText || "Sponsor"), 1)
              ];
            }
          }),
          _: 1
        }, _parent));
        _push(`</div>`);
      } else {
        _push(`<!---->`);
      }
      _push(`</article>`);
    };
  }
});
const _sfc_setup$a = _sfc_main$a.setup;
_sfc_main$a.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPTeamMembersItem.vue");
  return _sfc_setup$a ? _sfc_setup$a(props, ctx) : void 0;
};
const VPTeamMembersItem = /* @__PURE__ */ _export_sfc(_sfc_main$a, [["__scopeId", "data-v-f3fa364a"]]);
const _sfc_main$9 = /* @__PURE__ */ defineComponent({
  __name: "VPTeamMembers",
  __ssrInlineRender: true,
  props: {
    size: { default: "medium" },
    members: {}
  },
  setup(__props) {
    const props = __props;
    const classes = computed(() => [props.size, `count-${props.members.length}`]);
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        class: ["VPTeamMembers", classes.value]
      }, _attrs))} data-v-6cb0dbc4><div class="container" data-v-6cb0dbc4><!--[-->`);
      ssrRenderList(__props.members, (member) => {
        _push(`<div class="item" data-v-6cb0dbc4>`);
        _push(ssrRenderComponent(VPTeamMembersItem, {
          size: __props.size,
          member
        }, null, _parent));
        _push(`</div>`);
      });
      _push(`<!--]--></div></div>`);
    };
  }
});
const _sfc_setup$9 = _sfc_main$9.setup;
_sfc_main$9.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPTeamMembers.vue");
  return _sfc_setup$9 ? _sfc_setup$9(props, ctx) : void 0;
};
const _sfc_main$8 = {};
const _sfc_setup$8 = _sfc_main$8.setup;
_sfc_main$8.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPTeamPage.vue");
  return _sfc_setup$8 ? _sfc_setup$8(props, ctx) : void 0;
};
const _sfc_main$7 = {};
const _sfc_setup$7 = _sfc_main$7.setup;
_sfc_main$7.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPTeamPageSection.vue");
  return _sfc_setup$7 ? _sfc_setup$7(props, ctx) : void 0;
};
const _sfc_main$6 = {};
const _sfc_setup$6 = _sfc_main$6.setup;
_sfc_main$6.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../node_modules/vitepress/dist/client/theme-default/components/VPTeamPageTitle.vue");
  return _sfc_setup$6 ? _sfc_setup$6(props, ctx) : void 0;
};
const theme = {
  Layout,
  enhanceApp: ({ app }) => {
    app.component("Badge", _sfc_main$1a);
  }
};
const data = JSON.parse('{"bars":[{"name":"rot.js A*","times":982,"least":121,"most":16000,"answers":"36 of 48 not shortest"},{"name":"PathFinding.js A*","times":620,"least":56.8,"most":42100,"answers":"all 48 shortest"},{"name":"ngraph.path A*","times":347,"least":32.1,"most":16900,"answers":"all 48 shortest"},{"name":"fast-astar","times":100,"least":18,"most":2210,"answers":"2 of 48 missing"},{"name":"javascript-astar","times":58.7,"least":9.61,"most":258,"answers":"all 48 shortest"},{"name":"EasyStar.js","times":29.3,"least":0.98,"most":189,"answers":"31 of 48 not shortest"},{"name":"l1-path-finder","times":1.59,"least":0.04,"most":6.6,"answers":"all 48 shortest"}],"version":"0.1.0","licence":"MIT","source":null}');
const _sfc_main$5 = /* @__PURE__ */ defineComponent({
  __name: "Bars",
  __ssrInlineRender: true,
  setup(__props) {
    const { bars } = data;
    const scale = Math.log10(Math.max(...bars.map(({ most }) => most)));
    const place = (ratio) => `${100 * Math.max(0, Math.log10(ratio)) / scale}%`;
    const times = (value) => {
      if (value >= 10) return Math.round(value).toLocaleString("en");
      return value.toFixed(value < 2 ? 2 : 1);
    };
    const means = bars.map((bar) => bar.times);
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<section${ssrRenderAttrs(mergeProps({ class: "part" }, _attrs))}><h2>The others take ${ssrInterpolate(times(Math.min(...unref(means))))} to ${ssrInterpolate(times(Math.max(...unref(means))))} times as long</h2><p> Time for a query on maps of 512 x 512 cells, under the same corner rule. The bar is the mean over the maps, the line goes from the map that suits the library best to the one that suits it least (a scale of powers of ten). <a class="more"${ssrRenderAttr("href", unref(withBase)("/benchmarks.html"))}>How it was measured, and where hotpath loses</a>. </p><table class="bars"><thead class="visually-hidden"><tr><th>library</th><th>how much slower than hotpath</th><th>on single maps, and its routes</th></tr></thead><tbody><!--[-->`);
      ssrRenderList(unref(bars), (bar) => {
        _push(`<tr><th scope="row">${ssrInterpolate(bar.name)}</th><td class="bar"><span class="track" aria-hidden="true"><span class="mean" style="${ssrRenderStyle({ width: place(bar.times) })}"></span><span class="range" style="${ssrRenderStyle({ left: place(bar.least), right: `calc(100% - ${place(bar.most)})` })}"></span></span><b>${ssrInterpolate(times(bar.times))} x slower</b></td><td class="answers">${ssrInterpolate(times(bar.least))} to ${ssrInterpolate(times(bar.most))} x${ssrInterpolate(bar.least < 1 ? ", ahead on a map" : "")}; ${ssrInterpolate(bar.answers)}</td></tr>`);
      });
      _push(`<!--]--></tbody></table></section>`);
    };
  }
});
const _sfc_setup$5 = _sfc_main$5.setup;
_sfc_main$5.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/landing/Bars.vue");
  return _sfc_setup$5 ? _sfc_setup$5(props, ctx) : void 0;
};
const __vite_glob_0_0$1 = "/assets/chase.Qb2tzrMt.webp";
const __vite_glob_0_1$1 = "/assets/crowd.BVPWCAZ1.webp";
const __vite_glob_0_2$1 = "/assets/lines.BGKxx5yk.webp";
const __vite_glob_0_3$1 = "/assets/move.CfeWc6L8.webp";
const __vite_glob_0_4$1 = "/assets/visualiser.BytCe-Ng.webp";
const __vite_glob_0_5$1 = "/assets/warehouse.uKVuDc0h.webp";
const DEMOS = [
  { name: "visualiser", title: "Visualiser", text: "Dijkstra, A* and jump points race on a map that you draw." },
  { name: "crowd", title: "Crowd", text: "Thousands share one field, and a new wall changes it at once." },
  { name: "warehouse", title: "Warehouse", text: "Robots that plan ahead and never collide." },
  { name: "chase", title: "Chase", text: "A game: enemies come from several sides." },
  { name: "move", title: "Click to move", text: "One ball, the shortest line at any angle." },
  { name: "lines", title: "Lines of diagrams", text: "Connectors go round boxes, with few bends." }
];
const FRAMES = 12;
const PICTURES$1 = /* @__PURE__ */ Object.assign({ "./pictures/chase.webp": __vite_glob_0_0$1, "./pictures/crowd.webp": __vite_glob_0_1$1, "./pictures/lines.webp": __vite_glob_0_2$1, "./pictures/move.webp": __vite_glob_0_3$1, "./pictures/visualiser.webp": __vite_glob_0_4$1, "./pictures/warehouse.webp": __vite_glob_0_5$1 });
function pictureOf({ name }) {
  return PICTURES$1[`./pictures/${name}.webp`];
}
const _sfc_main$4 = /* @__PURE__ */ defineComponent({
  __name: "Gallery",
  __ssrInlineRender: true,
  setup(__props) {
    const moving = ref(false);
    onMounted(() => {
      moving.value = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<section${ssrRenderAttrs(mergeProps({ class: "part" }, _attrs))}><h2>See it at work</h2><p> Demos that run in your browser, with nothing to install. <button type="button" class="quiet">${ssrInterpolate(moving.value ? "Stop the pictures" : "Move the pictures")}</button></p><ul class="${ssrRenderClass([{ moving: moving.value }, "tasks demos"])}" style="${ssrRenderStyle({ "--frames": unref(FRAMES) })}"><!--[-->`);
      ssrRenderList(unref(DEMOS), (demo) => {
        _push(`<li><a${ssrRenderAttr("href", unref(withBase)(`/demo/index.html#/${demo.name}`))} target="_self"><span class="film"><img${ssrRenderAttr("src", unref(pictureOf)(demo))} alt="" loading="lazy" width="400"${ssrRenderAttr("height", 225 * unref(FRAMES))}></span><h3>${ssrInterpolate(demo.title)}</h3><p>${ssrInterpolate(demo.text)}</p></a></li>`);
      });
      _push(`<!--]--></ul></section>`);
    };
  }
});
const _sfc_setup$4 = _sfc_main$4.setup;
_sfc_main$4.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/landing/Gallery.vue");
  return _sfc_setup$4 ? _sfc_setup$4(props, ctx) : void 0;
};
const _sfc_main$3 = /* @__PURE__ */ defineComponent({
  __name: "Strip",
  __ssrInlineRender: true,
  setup(__props) {
    const { isDark } = useData$1();
    const host = ref();
    const figures = shallowRef();
    let strip = null;
    let observer = null;
    onMounted(() => {
      observer = new IntersectionObserver(
        async ([entry]) => {
          if (!entry.isIntersecting || strip !== null) return;
          observer == null ? void 0 : observer.disconnect();
          const module = await import("./strip.GUuF7QhO.js");
          if (host.value === void 0 || strip !== null) return;
          strip = new module.Strip(host.value, isDark.value, (now) => {
            figures.value = now;
          });
        },
        { rootMargin: "100px" }
      );
      if (host.value !== void 0) observer.observe(host.value);
    });
    watch(isDark, (dark) => strip == null ? void 0 : strip.recolour(dark));
    onBeforeUnmount(() => {
      observer == null ? void 0 : observer.disconnect();
      strip == null ? void 0 : strip.dispose();
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<section${ssrRenderAttrs(mergeProps({ class: "part strip" }, _attrs))}><h2>Draw a wall</h2><p>Each stroke changes the grid and finds the route again, on your machine.</p><div class="board-host"></div><p class="answer"><output data-figure="strip" aria-live="polite">`);
      if (figures.value && figures.value.cost !== null) {
        _push(`<!--[--><b>${ssrInterpolate(figures.value.time)} µs</b> in your browser: ${ssrInterpolate(figures.value.steps)} steps, cost ${ssrInterpolate(figures.value.cost)}, of ${ssrInterpolate(figures.value.cells.toLocaleString("en"))} cells. <!--]-->`);
      } else if (figures.value) {
        _push(`<!--[--><b>${ssrInterpolate(figures.value.time)} µs</b> in your browser to know that no route is left. <!--]-->`);
      } else {
        _push(`<!--[--> <!--]-->`);
      }
      _push(`</output><button type="button" class="quiet">Clear</button></p></section>`);
    };
  }
});
const _sfc_setup$3 = _sfc_main$3.setup;
_sfc_main$3.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/landing/Strip.vue");
  return _sfc_setup$3 ? _sfc_setup$3(props, ctx) : void 0;
};
const __vite_glob_0_0 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxOTggMTQyIiB3aWR0aD0iMTk4IiBoZWlnaHQ9IjE0MiIgcm9sZT0iaW1nIj4KPHRpdGxlPmFsbG93QmxvY2tlZFN0YXJ0PC90aXRsZT4KPGRlc2M+QSB1bml0IHN0YW5kcyBvbiBhIGNlbGwgdGhhdCBpdCBoYXMgYmxvY2tlZCBpdHNlbGYuIFdpdGggYWxsb3dCbG9ja2VkU3RhcnQgaXQgbGVhdmVzIHRoZSBjZWxsIGFuZCB3YWxrcyB0byBpdHMgZ29hbCwgY29zdCA2LjQxNC4gQWxsIG90aGVyIHdhbGxzIGhvbGQuPC9kZXNjPgo8c3R5bGU+dGV4dHtmb250OjEzcHggc3lzdGVtLXVpLHNhbnMtc2VyaWZ9LnRpdGxle2ZvbnQtd2VpZ2h0OjYwMH0uc21hbGx7Zm9udC1zaXplOjEwcHg7dGV4dC1hbmNob3I6bWlkZGxlfQpwYXRoLHBvbHlsaW5le3N0cm9rZS1saW5lam9pbjpyb3VuZDtzdHJva2UtbGluZWNhcDpyb3VuZH0KLmxpbmVzLC5mcmFtZSwudGhpbi13YWxsLC5oYWxvLC5hcnJvd3MsLnJvdXRlLC5vdGhlciwudGhpcmR7ZmlsbDpub25lfQoudGhpbi13YWxse3N0cm9rZS13aWR0aDo0fS5oYWxve3N0cm9rZS13aWR0aDo2O29wYWNpdHk6Ljc1fS5hcnJvd3N7c3Ryb2tlLXdpZHRoOjEuNH0ucm91dGUsLm90aGVyLC50aGlyZHtzdHJva2Utd2lkdGg6M30KLm90aGVye3N0cm9rZS1kYXNoYXJyYXk6NyA1fS50aGlyZHtzdHJva2UtZGFzaGFycmF5OjEgNn0uc29saWR7c3Ryb2tlLWRhc2hhcnJheTpub25lfS5zdGFydCwuZ29hbHtzdHJva2Utd2lkdGg6MS41fQp0ZXh0e2ZpbGw6IzIzMWEyYn0ucXVpZXR7ZmlsbDojNmQ2Mjc2fS5zdXJmYWNle2ZpbGw6I2ZmZmRmYX0uZmxvb3J7ZmlsbDojZmJmNWVjfS53YWxse2ZpbGw6IzNiMmY0YX0ud2F0ZXJ7ZmlsbDojYmNkY2Y1fS5tdWR7ZmlsbDojZTNjZmE0fS5zZWFyY2hlZHtmaWxsOiNmZmNmOTl9LmRhbmdlcntmaWxsOiNiMjY2ZTh9LnN0YXJ0e2ZpbGw6I2Y3YjUwMH0uZ29hbHtmaWxsOiNhMzEyM2Z9LnJvdXRle3N0cm9rZTojZDM0MTBjfS5yb3V0ZS1hcmVhe2ZpbGw6I2QzNDEwY30ub3RoZXJ7c3Ryb2tlOiM3YTJmOGZ9Lm90aGVyLWFyZWF7ZmlsbDojN2EyZjhmfS50aGlyZHtzdHJva2U6IzE1ODAzZH0udGhpcmQtYXJlYXtmaWxsOiMxNTgwM2R9LmxpbmVze3N0cm9rZTojZTZkZGQxfS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojM2IyZjRhfS5nYXRle2ZpbGw6IzdhMmY4Zn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMyMzFhMmJ9LmhhbG97c3Ryb2tlOiNmZmZkZmF9LmFycm93c3tzdHJva2U6IzZkNjI3Nn0KQG1lZGlhKHByZWZlcnMtY29sb3Itc2NoZW1lOmRhcmspe3RleHR7ZmlsbDojZjRlZWU2fS5xdWlldHtmaWxsOiNhODlkYjB9LnN1cmZhY2V7ZmlsbDojMTcxMTFmfS5mbG9vcntmaWxsOiMzZDMxNTB9LndhbGx7ZmlsbDojMGMwNzEyfS53YXRlcntmaWxsOiMyYTVjOGF9Lm11ZHtmaWxsOiM2YjVhMzR9LnNlYXJjaGVke2ZpbGw6IzdkMmY1OH0uZGFuZ2Vye2ZpbGw6I2E1NmJlMH0uc3RhcnR7ZmlsbDojZmZkNjMzfS5nb2Fse2ZpbGw6I2ZmNWE0ZH0ucm91dGV7c3Ryb2tlOiNmZmI0NDN9LnJvdXRlLWFyZWF7ZmlsbDojZmZiNDQzfS5vdGhlcntzdHJva2U6I2NmYThmZn0ub3RoZXItYXJlYXtmaWxsOiNjZmE4ZmZ9LnRoaXJke3N0cm9rZTojNjNkYzk3fS50aGlyZC1hcmVhe2ZpbGw6IzYzZGM5N30ubGluZXN7c3Ryb2tlOiM0ZjQyNjR9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMwYzA3MTJ9LmdhdGV7ZmlsbDojY2ZhOGZmfS5zdGFydCwuZ29hbHtzdHJva2U6IzE3MTExZn0uaGFsb3tzdHJva2U6IzE3MTExZn0uYXJyb3dze3N0cm9rZTojYTg5ZGIwfX08L3N0eWxlPgo8cmVjdCBjbGFzcz0ic3VyZmFjZSIgd2lkdGg9IjE5OCIgaGVpZ2h0PSIxNDIiIHJ4PSI2Ii8+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDE2IDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgxNDR2NzJIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHY3Mk00OCAwdjcyTTcyIDB2NzJNOTYgMHY3Mk0xMjAgMHY3Mk0wIDI0aDE0NE0wIDQ4aDE0NCIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTI0IDI0aDI0djI0aC0yNHpNOTYgMjRoMjR2MjRoLTI0ek05NiA0OGgyNHYyNGgtMjR6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgxNDR2NzJIMHoiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjM2LDM2IDYwLDEyIDEzMiwxMiAxMzIsNjAiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjM2LDM2IDYwLDEyIDEzMiwxMiAxMzIsNjAiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIzNiIgY3k9IjM2IiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMTMyIDUxLjhsOC4xNiA4LjE2bC04LjE2IDguMTZsLTguMTYgLTguMTZ6Ii8+Cjx0ZXh0IGNsYXNzPSJ0aXRsZSIgeT0iOTEiPmFsbG93QmxvY2tlZFN0YXJ0OiB0cnVlPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTEwIj5jb3N0IDYuNDE0PC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_1 = "/assets/any-angle.DkEEx9uB.svg";
const __vite_glob_0_2 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0OTIgMTkwIiB3aWR0aD0iNDkyIiBoZWlnaHQ9IjE5MCIgcm9sZT0iaW1nIj4KPHRpdGxlPmF2b2lkPC90aXRsZT4KPGRlc2M+Rml2ZSBvdGhlciB1bml0cyBzdGFuZCBpbiB0aGUgd2F5LiBXaXRob3V0IGF2b2lkIHRoZSByb3V0ZSBvZiBjb3N0IDggbGVhZHMgdGhyb3VnaCB0aGVtLiBXaXRoIHRoZWlyIGNlbGxzIGluIGF2b2lkIGl0IGxlYWRzIHJvdW5kIHRoZW0gYW5kIGNvc3RzIDkuNjU3LiBUaGUgZ3JpZCBpcyBub3QgZWRpdGVkLjwvZGVzYz4KPHN0eWxlPnRleHR7Zm9udDoxM3B4IHN5c3RlbS11aSxzYW5zLXNlcmlmfS50aXRsZXtmb250LXdlaWdodDo2MDB9LnNtYWxse2ZvbnQtc2l6ZToxMHB4O3RleHQtYW5jaG9yOm1pZGRsZX0KcGF0aCxwb2x5bGluZXtzdHJva2UtbGluZWpvaW46cm91bmQ7c3Ryb2tlLWxpbmVjYXA6cm91bmR9Ci5saW5lcywuZnJhbWUsLnRoaW4td2FsbCwuaGFsbywuYXJyb3dzLC5yb3V0ZSwub3RoZXIsLnRoaXJke2ZpbGw6bm9uZX0KLnRoaW4td2FsbHtzdHJva2Utd2lkdGg6NH0uaGFsb3tzdHJva2Utd2lkdGg6NjtvcGFjaXR5Oi43NX0uYXJyb3dze3N0cm9rZS13aWR0aDoxLjR9LnJvdXRlLC5vdGhlciwudGhpcmR7c3Ryb2tlLXdpZHRoOjN9Ci5vdGhlcntzdHJva2UtZGFzaGFycmF5OjcgNX0udGhpcmR7c3Ryb2tlLWRhc2hhcnJheToxIDZ9LnNvbGlke3N0cm9rZS1kYXNoYXJyYXk6bm9uZX0uc3RhcnQsLmdvYWx7c3Ryb2tlLXdpZHRoOjEuNX0KdGV4dHtmaWxsOiMyMzFhMmJ9LnF1aWV0e2ZpbGw6IzZkNjI3Nn0uc3VyZmFjZXtmaWxsOiNmZmZkZmF9LmZsb29ye2ZpbGw6I2ZiZjVlY30ud2FsbHtmaWxsOiMzYjJmNGF9LndhdGVye2ZpbGw6I2JjZGNmNX0ubXVke2ZpbGw6I2UzY2ZhNH0uc2VhcmNoZWR7ZmlsbDojZmZjZjk5fS5kYW5nZXJ7ZmlsbDojYjI2NmU4fS5zdGFydHtmaWxsOiNmN2I1MDB9LmdvYWx7ZmlsbDojYTMxMjNmfS5yb3V0ZXtzdHJva2U6I2QzNDEwY30ucm91dGUtYXJlYXtmaWxsOiNkMzQxMGN9Lm90aGVye3N0cm9rZTojN2EyZjhmfS5vdGhlci1hcmVhe2ZpbGw6IzdhMmY4Zn0udGhpcmR7c3Ryb2tlOiMxNTgwM2R9LnRoaXJkLWFyZWF7ZmlsbDojMTU4MDNkfS5saW5lc3tzdHJva2U6I2U2ZGRkMX0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzNiMmY0YX0uZ2F0ZXtmaWxsOiM3YTJmOGZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMjMxYTJifS5oYWxve3N0cm9rZTojZmZmZGZhfS5hcnJvd3N7c3Ryb2tlOiM2ZDYyNzZ9CkBtZWRpYShwcmVmZXJzLWNvbG9yLXNjaGVtZTpkYXJrKXt0ZXh0e2ZpbGw6I2Y0ZWVlNn0ucXVpZXR7ZmlsbDojYTg5ZGIwfS5zdXJmYWNle2ZpbGw6IzE3MTExZn0uZmxvb3J7ZmlsbDojM2QzMTUwfS53YWxse2ZpbGw6IzBjMDcxMn0ud2F0ZXJ7ZmlsbDojMmE1YzhhfS5tdWR7ZmlsbDojNmI1YTM0fS5zZWFyY2hlZHtmaWxsOiM3ZDJmNTh9LmRhbmdlcntmaWxsOiNhNTZiZTB9LnN0YXJ0e2ZpbGw6I2ZmZDYzM30uZ29hbHtmaWxsOiNmZjVhNGR9LnJvdXRle3N0cm9rZTojZmZiNDQzfS5yb3V0ZS1hcmVhe2ZpbGw6I2ZmYjQ0M30ub3RoZXJ7c3Ryb2tlOiNjZmE4ZmZ9Lm90aGVyLWFyZWF7ZmlsbDojY2ZhOGZmfS50aGlyZHtzdHJva2U6IzYzZGM5N30udGhpcmQtYXJlYXtmaWxsOiM2M2RjOTd9LmxpbmVze3N0cm9rZTojNGY0MjY0fS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojMGMwNzEyfS5nYXRle2ZpbGw6I2NmYThmZn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMxNzExMWZ9LmhhbG97c3Ryb2tlOiMxNzExMWZ9LmFycm93c3tzdHJva2U6I2E4OWRiMH19PC9zdHlsZT4KPHJlY3QgY2xhc3M9InN1cmZhY2UiIHdpZHRoPSI0OTIiIGhlaWdodD0iMTkwIiByeD0iNiIvPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNiAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMjE2djEyMEgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjEyME00OCAwdjEyME03MiAwdjEyME05NiAwdjEyME0xMjAgMHYxMjBNMTQ0IDB2MTIwTTE2OCAwdjEyME0xOTIgMHYxMjBNMCAyNGgyMTZNMCA0OGgyMTZNMCA3MmgyMTZNMCA5NmgyMTYiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDIxNnYxMjBIMHoiLz4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iNzUiIHk9IjI3IiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9Ijk5IiB5PSI1MSIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cmVjdCBjbGFzcz0ib3RoZXItYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSI5OSIgeT0iNzUiIHdpZHRoPSIxOCIgaGVpZ2h0PSIxOCIgcng9IjUiLz4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMTQ3IiB5PSIyNyIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cmVjdCBjbGFzcz0ib3RoZXItYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSIxNDciIHk9IjUxIiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiw2MCAyMDQsNjAiLz48cG9seWxpbmUgY2xhc3M9Im90aGVyIiBwb2ludHM9IjEyLDYwIDIwNCw2MCIvPgo8Y2lyY2xlIGNsYXNzPSJzdGFydCIgY3g9IjEyIiBjeT0iNjAiIHI9IjYuNDgiLz4KPHBhdGggY2xhc3M9ImdvYWwiIGQ9Ik0yMDQgNTEuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMzkiPndpdGhvdXQgYXZvaWQ8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxNTgiPmNvc3QgODwvdGV4dD48L2c+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDI2MCAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMjE2djEyMEgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjEyME00OCAwdjEyME03MiAwdjEyME05NiAwdjEyME0xMjAgMHYxMjBNMTQ0IDB2MTIwTTE2OCAwdjEyME0xOTIgMHYxMjBNMCAyNGgyMTZNMCA0OGgyMTZNMCA3MmgyMTZNMCA5NmgyMTYiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDIxNnYxMjBIMHoiLz4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iNzUiIHk9IjI3IiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9Ijk5IiB5PSI1MSIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cmVjdCBjbGFzcz0ib3RoZXItYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSI5OSIgeT0iNzUiIHdpZHRoPSIxOCIgaGVpZ2h0PSIxOCIgcng9IjUiLz4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMTQ3IiB5PSIyNyIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cmVjdCBjbGFzcz0ib3RoZXItYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSIxNDciIHk9IjUxIiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiw2MCA2MCwxMDggMTMyLDEwOCAxNTYsODQgMTgwLDg0IDIwNCw2MCIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMTIsNjAgNjAsMTA4IDEzMiwxMDggMTU2LDg0IDE4MCw4NCAyMDQsNjAiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjYwIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMjA0IDUxLjhsOC4xNiA4LjE2bC04LjE2IDguMTZsLTguMTYgLTguMTZ6Ii8+Cjx0ZXh0IGNsYXNzPSJ0aXRsZSIgeT0iMTM5Ij5hdm9pZDogY2VsbHMgb2YgdGhlIG90aGVyczwvdGV4dD48dGV4dCBjbGFzcz0icXVpZXQiIHk9IjE1OCI+Y29zdCA5LjY1NzwvdGV4dD48L2c+Cjwvc3ZnPgo=";
const __vite_glob_0_3 = "/assets/clearance.DxdpFVzJ.svg";
const __vite_glob_0_4 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMjQgMTY2IiB3aWR0aD0iMzI0IiBoZWlnaHQ9IjE2NiIgcm9sZT0iaW1nIj4KPHRpdGxlPmRpYWdvbmFsczogJ2Fsd2F5cyc8L3RpdGxlPgo8ZGVzYz5FdmVyeSBkaWFnb25hbCBzdGVwIGlzIGxlZ2FsLiBMZWZ0OiB0aGUgNiBsZWdhbCBzdGVwcyBmcm9tIGEgY2VsbCB3aXRoIHdhbGxzIGFib3ZlIGFuZCB0byB0aGUgbGVmdC4gUmlnaHQ6IHRoZSBjaGVhcGVzdCByb3V0ZSBvbiBhIHNtYWxsIG1hcCBjb3N0cyA2LjgyOC48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iMzI0IiBoZWlnaHQ9IjE2NiIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgNDApIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDcydjcySDB6Ii8+CjxwYXRoIGNsYXNzPSJsaW5lcyIgZD0iTTI0IDB2NzJNNDggMHY3Mk0wIDI0aDcyTTAgNDhoNzIiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik0yNCAwaDI0djI0aC0yNHpNMCAyNGgyNHYyNGgtMjR6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGg3MnY3MkgweiIvPgo8cGF0aCBjbGFzcz0icm91dGUgc29saWQiIGQ9Ik0zMC4xIDMwLjFMMTcuOSAxNy45bDcuMyAxLjJNMTcuOSAxNy45bDEuMiA3LjNNNDEuOSAzMC4xTDU0LjEgMTcuOWwtMS4yIDcuM001NC4xIDE3LjlsLTcuMyAxLjJNMzkuNCAzNkw1Ni42IDM2bC02IDQuM001Ni42IDM2bC02IC00LjNNMzAuMSA0MS45TDE3LjkgNTQuMWwxLjIgLTcuM00xNy45IDU0LjFsNy4zIC0xLjJNMzYgMzkuNEwzNiA1Ni42bC00LjMgLTZNMzYgNTYuNmw0LjMgLTZNNDEuOSA0MS45TDU0LjEgNTQuMWwtNy4zIC0xLjJNNTQuMSA1NC4xbC0xLjIgLTcuMyIvPgo8Y2lyY2xlIGNsYXNzPSJzdGFydCIgY3g9IjM2IiBjeT0iMzYiIHI9IjYuNDgiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSI5MSI+NiBsZWdhbCBzdGVwczwvdGV4dD48L2c+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDE0MCAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMTY4djk2SDB6Ii8+CjxwYXRoIGNsYXNzPSJsaW5lcyIgZD0iTTI0IDB2OTZNNDggMHY5Nk03MiAwdjk2TTk2IDB2OTZNMTIwIDB2OTZNMTQ0IDB2OTZNMCAyNGgxNjhNMCA0OGgxNjhNMCA3MmgxNjgiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik03MiAwaDI0djI0aC0yNHpNNDggMjRoMjR2MjRoLTI0ek0xMjAgMjRoMjR2MjRoLTI0ek0yNCA0OGgyNHYyNGgtMjR6TTEyMCA0OGgyNHYyNGgtMjR6TTEyMCA3MmgyNHYyNGgtMjR6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgxNjh2OTZIMHoiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjEyLDEyIDYwLDEyIDg0LDM2IDEwOCwxMiAxNTYsMTIiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjEyLDEyIDYwLDEyIDg0LDM2IDEwOCwxMiAxNTYsMTIiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjEyIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMTU2IDMuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMTUiPidhbHdheXMnPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTM0Ij5jb3N0IDYuODI4PC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_5 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMjQgMTY2IiB3aWR0aD0iMzI0IiBoZWlnaHQ9IjE2NiIgcm9sZT0iaW1nIj4KPHRpdGxlPmRpYWdvbmFsczogJ2lmQXRNb3N0T25lT2JzdGFjbGUnPC90aXRsZT4KPGRlc2M+QSBkaWFnb25hbCBzdGVwIGlzIGxlZ2FsIGlmIGF0IGxlYXN0IG9uZSBvZiB0aGUgdHdvIGNlbGxzIGJlc2lkZSBpdCBpcyBwYXNzYWJsZS4gTGVmdDogdGhlIDUgbGVnYWwgc3RlcHMgZnJvbSBhIGNlbGwgd2l0aCB3YWxscyBhYm92ZSBhbmQgdG8gdGhlIGxlZnQuIFJpZ2h0OiB0aGUgY2hlYXBlc3Qgcm91dGUgb24gYSBzbWFsbCBtYXAgY29zdHMgOS42NTcuPC9kZXNjPgo8c3R5bGU+dGV4dHtmb250OjEzcHggc3lzdGVtLXVpLHNhbnMtc2VyaWZ9LnRpdGxle2ZvbnQtd2VpZ2h0OjYwMH0uc21hbGx7Zm9udC1zaXplOjEwcHg7dGV4dC1hbmNob3I6bWlkZGxlfQpwYXRoLHBvbHlsaW5le3N0cm9rZS1saW5lam9pbjpyb3VuZDtzdHJva2UtbGluZWNhcDpyb3VuZH0KLmxpbmVzLC5mcmFtZSwudGhpbi13YWxsLC5oYWxvLC5hcnJvd3MsLnJvdXRlLC5vdGhlciwudGhpcmR7ZmlsbDpub25lfQoudGhpbi13YWxse3N0cm9rZS13aWR0aDo0fS5oYWxve3N0cm9rZS13aWR0aDo2O29wYWNpdHk6Ljc1fS5hcnJvd3N7c3Ryb2tlLXdpZHRoOjEuNH0ucm91dGUsLm90aGVyLC50aGlyZHtzdHJva2Utd2lkdGg6M30KLm90aGVye3N0cm9rZS1kYXNoYXJyYXk6NyA1fS50aGlyZHtzdHJva2UtZGFzaGFycmF5OjEgNn0uc29saWR7c3Ryb2tlLWRhc2hhcnJheTpub25lfS5zdGFydCwuZ29hbHtzdHJva2Utd2lkdGg6MS41fQp0ZXh0e2ZpbGw6IzIzMWEyYn0ucXVpZXR7ZmlsbDojNmQ2Mjc2fS5zdXJmYWNle2ZpbGw6I2ZmZmRmYX0uZmxvb3J7ZmlsbDojZmJmNWVjfS53YWxse2ZpbGw6IzNiMmY0YX0ud2F0ZXJ7ZmlsbDojYmNkY2Y1fS5tdWR7ZmlsbDojZTNjZmE0fS5zZWFyY2hlZHtmaWxsOiNmZmNmOTl9LmRhbmdlcntmaWxsOiNiMjY2ZTh9LnN0YXJ0e2ZpbGw6I2Y3YjUwMH0uZ29hbHtmaWxsOiNhMzEyM2Z9LnJvdXRle3N0cm9rZTojZDM0MTBjfS5yb3V0ZS1hcmVhe2ZpbGw6I2QzNDEwY30ub3RoZXJ7c3Ryb2tlOiM3YTJmOGZ9Lm90aGVyLWFyZWF7ZmlsbDojN2EyZjhmfS50aGlyZHtzdHJva2U6IzE1ODAzZH0udGhpcmQtYXJlYXtmaWxsOiMxNTgwM2R9LmxpbmVze3N0cm9rZTojZTZkZGQxfS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojM2IyZjRhfS5nYXRle2ZpbGw6IzdhMmY4Zn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMyMzFhMmJ9LmhhbG97c3Ryb2tlOiNmZmZkZmF9LmFycm93c3tzdHJva2U6IzZkNjI3Nn0KQG1lZGlhKHByZWZlcnMtY29sb3Itc2NoZW1lOmRhcmspe3RleHR7ZmlsbDojZjRlZWU2fS5xdWlldHtmaWxsOiNhODlkYjB9LnN1cmZhY2V7ZmlsbDojMTcxMTFmfS5mbG9vcntmaWxsOiMzZDMxNTB9LndhbGx7ZmlsbDojMGMwNzEyfS53YXRlcntmaWxsOiMyYTVjOGF9Lm11ZHtmaWxsOiM2YjVhMzR9LnNlYXJjaGVke2ZpbGw6IzdkMmY1OH0uZGFuZ2Vye2ZpbGw6I2E1NmJlMH0uc3RhcnR7ZmlsbDojZmZkNjMzfS5nb2Fse2ZpbGw6I2ZmNWE0ZH0ucm91dGV7c3Ryb2tlOiNmZmI0NDN9LnJvdXRlLWFyZWF7ZmlsbDojZmZiNDQzfS5vdGhlcntzdHJva2U6I2NmYThmZn0ub3RoZXItYXJlYXtmaWxsOiNjZmE4ZmZ9LnRoaXJke3N0cm9rZTojNjNkYzk3fS50aGlyZC1hcmVhe2ZpbGw6IzYzZGM5N30ubGluZXN7c3Ryb2tlOiM0ZjQyNjR9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMwYzA3MTJ9LmdhdGV7ZmlsbDojY2ZhOGZmfS5zdGFydCwuZ29hbHtzdHJva2U6IzE3MTExZn0uaGFsb3tzdHJva2U6IzE3MTExZn0uYXJyb3dze3N0cm9rZTojYTg5ZGIwfX08L3N0eWxlPgo8cmVjdCBjbGFzcz0ic3VyZmFjZSIgd2lkdGg9IjMyNCIgaGVpZ2h0PSIxNjYiIHJ4PSI2Ii8+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDE2IDQwKSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGg3MnY3MkgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjcyTTQ4IDB2NzJNMCAyNGg3Mk0wIDQ4aDcyIi8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNMjQgMGgyNHYyNGgtMjR6TTAgMjRoMjR2MjRoLTI0eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoNzJ2NzJIMHoiLz4KPHBhdGggY2xhc3M9InJvdXRlIHNvbGlkIiBkPSJNNDEuOSAzMC4xTDU0LjEgMTcuOWwtMS4yIDcuM001NC4xIDE3LjlsLTcuMyAxLjJNMzkuNCAzNkw1Ni42IDM2bC02IDQuM001Ni42IDM2bC02IC00LjNNMzAuMSA0MS45TDE3LjkgNTQuMWwxLjIgLTcuM00xNy45IDU0LjFsNy4zIC0xLjJNMzYgMzkuNEwzNiA1Ni42bC00LjMgLTZNMzYgNTYuNmw0LjMgLTZNNDEuOSA0MS45TDU0LjEgNTQuMWwtNy4zIC0xLjJNNTQuMSA1NC4xbC0xLjIgLTcuMyIvPgo8Y2lyY2xlIGNsYXNzPSJzdGFydCIgY3g9IjM2IiBjeT0iMzYiIHI9IjYuNDgiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSI5MSI+NSBsZWdhbCBzdGVwczwvdGV4dD48L2c+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDE0MCAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMTY4djk2SDB6Ii8+CjxwYXRoIGNsYXNzPSJsaW5lcyIgZD0iTTI0IDB2OTZNNDggMHY5Nk03MiAwdjk2TTk2IDB2OTZNMTIwIDB2OTZNMTQ0IDB2OTZNMCAyNGgxNjhNMCA0OGgxNjhNMCA3MmgxNjgiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik03MiAwaDI0djI0aC0yNHpNNDggMjRoMjR2MjRoLTI0ek0xMjAgMjRoMjR2MjRoLTI0ek0yNCA0OGgyNHYyNGgtMjR6TTEyMCA0OGgyNHYyNGgtMjR6TTEyMCA3MmgyNHYyNGgtMjR6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgxNjh2OTZIMHoiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjEyLDEyIDEyLDYwIDM2LDg0IDEwOCwxMiAxNTYsMTIiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjEyLDEyIDEyLDYwIDM2LDg0IDEwOCwxMiAxNTYsMTIiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjEyIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMTU2IDMuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMTUiPidpZkF0TW9zdE9uZU9ic3RhY2xlJzwvdGV4dD48dGV4dCBjbGFzcz0icXVpZXQiIHk9IjEzNCI+Y29zdCA5LjY1NzwvdGV4dD48L2c+Cjwvc3ZnPgo=";
const __vite_glob_0_6 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMjQgMTY2IiB3aWR0aD0iMzI0IiBoZWlnaHQ9IjE2NiIgcm9sZT0iaW1nIj4KPHRpdGxlPmRpYWdvbmFsczogJ25ldmVyJzwvdGl0bGU+CjxkZXNjPk5vIGRpYWdvbmFsIHN0ZXAgaXMgbGVnYWwuIExlZnQ6IHRoZSAyIGxlZ2FsIHN0ZXBzIGZyb20gYSBjZWxsIHdpdGggd2FsbHMgYWJvdmUgYW5kIHRvIHRoZSBsZWZ0LiBSaWdodDogdGhlIGNoZWFwZXN0IHJvdXRlIG9uIGEgc21hbGwgbWFwIGNvc3RzIDEyLjwvZGVzYz4KPHN0eWxlPnRleHR7Zm9udDoxM3B4IHN5c3RlbS11aSxzYW5zLXNlcmlmfS50aXRsZXtmb250LXdlaWdodDo2MDB9LnNtYWxse2ZvbnQtc2l6ZToxMHB4O3RleHQtYW5jaG9yOm1pZGRsZX0KcGF0aCxwb2x5bGluZXtzdHJva2UtbGluZWpvaW46cm91bmQ7c3Ryb2tlLWxpbmVjYXA6cm91bmR9Ci5saW5lcywuZnJhbWUsLnRoaW4td2FsbCwuaGFsbywuYXJyb3dzLC5yb3V0ZSwub3RoZXIsLnRoaXJke2ZpbGw6bm9uZX0KLnRoaW4td2FsbHtzdHJva2Utd2lkdGg6NH0uaGFsb3tzdHJva2Utd2lkdGg6NjtvcGFjaXR5Oi43NX0uYXJyb3dze3N0cm9rZS13aWR0aDoxLjR9LnJvdXRlLC5vdGhlciwudGhpcmR7c3Ryb2tlLXdpZHRoOjN9Ci5vdGhlcntzdHJva2UtZGFzaGFycmF5OjcgNX0udGhpcmR7c3Ryb2tlLWRhc2hhcnJheToxIDZ9LnNvbGlke3N0cm9rZS1kYXNoYXJyYXk6bm9uZX0uc3RhcnQsLmdvYWx7c3Ryb2tlLXdpZHRoOjEuNX0KdGV4dHtmaWxsOiMyMzFhMmJ9LnF1aWV0e2ZpbGw6IzZkNjI3Nn0uc3VyZmFjZXtmaWxsOiNmZmZkZmF9LmZsb29ye2ZpbGw6I2ZiZjVlY30ud2FsbHtmaWxsOiMzYjJmNGF9LndhdGVye2ZpbGw6I2JjZGNmNX0ubXVke2ZpbGw6I2UzY2ZhNH0uc2VhcmNoZWR7ZmlsbDojZmZjZjk5fS5kYW5nZXJ7ZmlsbDojYjI2NmU4fS5zdGFydHtmaWxsOiNmN2I1MDB9LmdvYWx7ZmlsbDojYTMxMjNmfS5yb3V0ZXtzdHJva2U6I2QzNDEwY30ucm91dGUtYXJlYXtmaWxsOiNkMzQxMGN9Lm90aGVye3N0cm9rZTojN2EyZjhmfS5vdGhlci1hcmVhe2ZpbGw6IzdhMmY4Zn0udGhpcmR7c3Ryb2tlOiMxNTgwM2R9LnRoaXJkLWFyZWF7ZmlsbDojMTU4MDNkfS5saW5lc3tzdHJva2U6I2U2ZGRkMX0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzNiMmY0YX0uZ2F0ZXtmaWxsOiM3YTJmOGZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMjMxYTJifS5oYWxve3N0cm9rZTojZmZmZGZhfS5hcnJvd3N7c3Ryb2tlOiM2ZDYyNzZ9CkBtZWRpYShwcmVmZXJzLWNvbG9yLXNjaGVtZTpkYXJrKXt0ZXh0e2ZpbGw6I2Y0ZWVlNn0ucXVpZXR7ZmlsbDojYTg5ZGIwfS5zdXJmYWNle2ZpbGw6IzE3MTExZn0uZmxvb3J7ZmlsbDojM2QzMTUwfS53YWxse2ZpbGw6IzBjMDcxMn0ud2F0ZXJ7ZmlsbDojMmE1YzhhfS5tdWR7ZmlsbDojNmI1YTM0fS5zZWFyY2hlZHtmaWxsOiM3ZDJmNTh9LmRhbmdlcntmaWxsOiNhNTZiZTB9LnN0YXJ0e2ZpbGw6I2ZmZDYzM30uZ29hbHtmaWxsOiNmZjVhNGR9LnJvdXRle3N0cm9rZTojZmZiNDQzfS5yb3V0ZS1hcmVhe2ZpbGw6I2ZmYjQ0M30ub3RoZXJ7c3Ryb2tlOiNjZmE4ZmZ9Lm90aGVyLWFyZWF7ZmlsbDojY2ZhOGZmfS50aGlyZHtzdHJva2U6IzYzZGM5N30udGhpcmQtYXJlYXtmaWxsOiM2M2RjOTd9LmxpbmVze3N0cm9rZTojNGY0MjY0fS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojMGMwNzEyfS5nYXRle2ZpbGw6I2NmYThmZn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMxNzExMWZ9LmhhbG97c3Ryb2tlOiMxNzExMWZ9LmFycm93c3tzdHJva2U6I2E4OWRiMH19PC9zdHlsZT4KPHJlY3QgY2xhc3M9InN1cmZhY2UiIHdpZHRoPSIzMjQiIGhlaWdodD0iMTY2IiByeD0iNiIvPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNiA0MCkiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoNzJ2NzJIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHY3Mk00OCAwdjcyTTAgMjRoNzJNMCA0OGg3MiIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTI0IDBoMjR2MjRoLTI0ek0wIDI0aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDcydjcySDB6Ii8+CjxwYXRoIGNsYXNzPSJyb3V0ZSBzb2xpZCIgZD0iTTM5LjQgMzZMNTYuNiAzNmwtNiA0LjNNNTYuNiAzNmwtNiAtNC4zTTM2IDM5LjRMMzYgNTYuNmwtNC4zIC02TTM2IDU2LjZsNC4zIC02Ii8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iMzYiIGN5PSIzNiIgcj0iNi40OCIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjkxIj4yIGxlZ2FsIHN0ZXBzPC90ZXh0PjwvZz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTQwIDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgxNjh2OTZIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHY5Nk00OCAwdjk2TTcyIDB2OTZNOTYgMHY5Nk0xMjAgMHY5Nk0xNDQgMHY5Nk0wIDI0aDE2OE0wIDQ4aDE2OE0wIDcyaDE2OCIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTcyIDBoMjR2MjRoLTI0ek00OCAyNGgyNHYyNGgtMjR6TTEyMCAyNGgyNHYyNGgtMjR6TTI0IDQ4aDI0djI0aC0yNHpNMTIwIDQ4aDI0djI0aC0yNHpNMTIwIDcyaDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDE2OHY5NkgweiIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iMTIsMTIgMTIsODQgNjAsODQgNjAsNjAgODQsNjAgODQsMzYgMTA4LDM2IDEwOCwxMiAxNTYsMTIiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjEyLDEyIDEyLDg0IDYwLDg0IDYwLDYwIDg0LDYwIDg0LDM2IDEwOCwzNiAxMDgsMTIgMTU2LDEyIi8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iMTIiIGN5PSIxMiIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTE1NiAzLjhsOC4xNiA4LjE2bC04LjE2IDguMTZsLTguMTYgLTguMTZ6Ii8+Cjx0ZXh0IGNsYXNzPSJ0aXRsZSIgeT0iMTE1Ij4nbmV2ZXInPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTM0Ij5jb3N0IDEyPC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_7 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMjQgMTY2IiB3aWR0aD0iMzI0IiBoZWlnaHQ9IjE2NiIgcm9sZT0iaW1nIj4KPHRpdGxlPmRpYWdvbmFsczogJ29ubHlXaGVuTm9PYnN0YWNsZXMnPC90aXRsZT4KPGRlc2M+QSBkaWFnb25hbCBzdGVwIGlzIGxlZ2FsIGlmIGJvdGggY2VsbHMgYmVzaWRlIGl0IGFyZSBwYXNzYWJsZS4gTGVmdDogdGhlIDMgbGVnYWwgc3RlcHMgZnJvbSBhIGNlbGwgd2l0aCB3YWxscyBhYm92ZSBhbmQgdG8gdGhlIGxlZnQuIFJpZ2h0OiB0aGUgY2hlYXBlc3Qgcm91dGUgb24gYSBzbWFsbCBtYXAgY29zdHMgMTAuODI4LjwvZGVzYz4KPHN0eWxlPnRleHR7Zm9udDoxM3B4IHN5c3RlbS11aSxzYW5zLXNlcmlmfS50aXRsZXtmb250LXdlaWdodDo2MDB9LnNtYWxse2ZvbnQtc2l6ZToxMHB4O3RleHQtYW5jaG9yOm1pZGRsZX0KcGF0aCxwb2x5bGluZXtzdHJva2UtbGluZWpvaW46cm91bmQ7c3Ryb2tlLWxpbmVjYXA6cm91bmR9Ci5saW5lcywuZnJhbWUsLnRoaW4td2FsbCwuaGFsbywuYXJyb3dzLC5yb3V0ZSwub3RoZXIsLnRoaXJke2ZpbGw6bm9uZX0KLnRoaW4td2FsbHtzdHJva2Utd2lkdGg6NH0uaGFsb3tzdHJva2Utd2lkdGg6NjtvcGFjaXR5Oi43NX0uYXJyb3dze3N0cm9rZS13aWR0aDoxLjR9LnJvdXRlLC5vdGhlciwudGhpcmR7c3Ryb2tlLXdpZHRoOjN9Ci5vdGhlcntzdHJva2UtZGFzaGFycmF5OjcgNX0udGhpcmR7c3Ryb2tlLWRhc2hhcnJheToxIDZ9LnNvbGlke3N0cm9rZS1kYXNoYXJyYXk6bm9uZX0uc3RhcnQsLmdvYWx7c3Ryb2tlLXdpZHRoOjEuNX0KdGV4dHtmaWxsOiMyMzFhMmJ9LnF1aWV0e2ZpbGw6IzZkNjI3Nn0uc3VyZmFjZXtmaWxsOiNmZmZkZmF9LmZsb29ye2ZpbGw6I2ZiZjVlY30ud2FsbHtmaWxsOiMzYjJmNGF9LndhdGVye2ZpbGw6I2JjZGNmNX0ubXVke2ZpbGw6I2UzY2ZhNH0uc2VhcmNoZWR7ZmlsbDojZmZjZjk5fS5kYW5nZXJ7ZmlsbDojYjI2NmU4fS5zdGFydHtmaWxsOiNmN2I1MDB9LmdvYWx7ZmlsbDojYTMxMjNmfS5yb3V0ZXtzdHJva2U6I2QzNDEwY30ucm91dGUtYXJlYXtmaWxsOiNkMzQxMGN9Lm90aGVye3N0cm9rZTojN2EyZjhmfS5vdGhlci1hcmVhe2ZpbGw6IzdhMmY4Zn0udGhpcmR7c3Ryb2tlOiMxNTgwM2R9LnRoaXJkLWFyZWF7ZmlsbDojMTU4MDNkfS5saW5lc3tzdHJva2U6I2U2ZGRkMX0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzNiMmY0YX0uZ2F0ZXtmaWxsOiM3YTJmOGZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMjMxYTJifS5oYWxve3N0cm9rZTojZmZmZGZhfS5hcnJvd3N7c3Ryb2tlOiM2ZDYyNzZ9CkBtZWRpYShwcmVmZXJzLWNvbG9yLXNjaGVtZTpkYXJrKXt0ZXh0e2ZpbGw6I2Y0ZWVlNn0ucXVpZXR7ZmlsbDojYTg5ZGIwfS5zdXJmYWNle2ZpbGw6IzE3MTExZn0uZmxvb3J7ZmlsbDojM2QzMTUwfS53YWxse2ZpbGw6IzBjMDcxMn0ud2F0ZXJ7ZmlsbDojMmE1YzhhfS5tdWR7ZmlsbDojNmI1YTM0fS5zZWFyY2hlZHtmaWxsOiM3ZDJmNTh9LmRhbmdlcntmaWxsOiNhNTZiZTB9LnN0YXJ0e2ZpbGw6I2ZmZDYzM30uZ29hbHtmaWxsOiNmZjVhNGR9LnJvdXRle3N0cm9rZTojZmZiNDQzfS5yb3V0ZS1hcmVhe2ZpbGw6I2ZmYjQ0M30ub3RoZXJ7c3Ryb2tlOiNjZmE4ZmZ9Lm90aGVyLWFyZWF7ZmlsbDojY2ZhOGZmfS50aGlyZHtzdHJva2U6IzYzZGM5N30udGhpcmQtYXJlYXtmaWxsOiM2M2RjOTd9LmxpbmVze3N0cm9rZTojNGY0MjY0fS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojMGMwNzEyfS5nYXRle2ZpbGw6I2NmYThmZn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMxNzExMWZ9LmhhbG97c3Ryb2tlOiMxNzExMWZ9LmFycm93c3tzdHJva2U6I2E4OWRiMH19PC9zdHlsZT4KPHJlY3QgY2xhc3M9InN1cmZhY2UiIHdpZHRoPSIzMjQiIGhlaWdodD0iMTY2IiByeD0iNiIvPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNiA0MCkiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoNzJ2NzJIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHY3Mk00OCAwdjcyTTAgMjRoNzJNMCA0OGg3MiIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTI0IDBoMjR2MjRoLTI0ek0wIDI0aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDcydjcySDB6Ii8+CjxwYXRoIGNsYXNzPSJyb3V0ZSBzb2xpZCIgZD0iTTM5LjQgMzZMNTYuNiAzNmwtNiA0LjNNNTYuNiAzNmwtNiAtNC4zTTM2IDM5LjRMMzYgNTYuNmwtNC4zIC02TTM2IDU2LjZsNC4zIC02TTQxLjkgNDEuOUw1NC4xIDU0LjFsLTcuMyAtMS4yTTU0LjEgNTQuMWwtMS4yIC03LjMiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIzNiIgY3k9IjM2IiByPSI2LjQ4Ii8+Cjx0ZXh0IGNsYXNzPSJ0aXRsZSIgeT0iOTEiPjMgbGVnYWwgc3RlcHM8L3RleHQ+PC9nPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNDAgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE2OHY5NkgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjk2TTQ4IDB2OTZNNzIgMHY5Nk05NiAwdjk2TTEyMCAwdjk2TTE0NCAwdjk2TTAgMjRoMTY4TTAgNDhoMTY4TTAgNzJoMTY4Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNNzIgMGgyNHYyNGgtMjR6TTQ4IDI0aDI0djI0aC0yNHpNMTIwIDI0aDI0djI0aC0yNHpNMjQgNDhoMjR2MjRoLTI0ek0xMjAgNDhoMjR2MjRoLTI0ek0xMjAgNzJoMjR2MjRoLTI0eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMTY4djk2SDB6Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiwxMiAxMiw4NCA2MCw4NCAxMDgsMzYgMTA4LDEyIDE1NiwxMiIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMTIsMTIgMTIsODQgNjAsODQgMTA4LDM2IDEwOCwxMiAxNTYsMTIiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjEyIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMTU2IDMuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMTUiPidvbmx5V2hlbk5vT2JzdGFjbGVzJzwvdGV4dD48dGV4dCBjbGFzcz0icXVpZXQiIHk9IjEzNCI+Y29zdCAxMC44Mjg8L3RleHQ+PC9nPgo8L3N2Zz4K";
const __vite_glob_0_8 = "/assets/distance-field.Ku5TiOAw.svg";
const __vite_glob_0_9 = "/assets/heuristic-weight.DzBGVM2v.svg";
const __vite_glob_0_10 = "/assets/hotpath.Dmb5_4Cy.svg";
const __vite_glob_0_11 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA2ODQgMjM4IiB3aWR0aD0iNjg0IiBoZWlnaHQ9IjIzOCIgcm9sZT0iaW1nIj4KPHRpdGxlPmluZmxhdGlvbkxheWVyPC90aXRsZT4KPGRlc2M+Q2VsbHMgbmVhciB3YWxscyBjb3N0IG1vcmUsIHRoZSBuZWFyZXIgdGhlIG1vcmUuIFRoZSBzaG9ydGVzdCByb3V0ZSBvZiAxMSBjZWxscyB0b3VjaGVzIHRoZSB3YWxsczsgd2l0aCB0aGUgbGF5ZXIgdGhlIHJvdXRlIG9mIDExIGNlbGxzIGtlZXBzIGF3YXkgZnJvbSB0aGVtLjwvZGVzYz4KPHN0eWxlPnRleHR7Zm9udDoxM3B4IHN5c3RlbS11aSxzYW5zLXNlcmlmfS50aXRsZXtmb250LXdlaWdodDo2MDB9LnNtYWxse2ZvbnQtc2l6ZToxMHB4O3RleHQtYW5jaG9yOm1pZGRsZX0KcGF0aCxwb2x5bGluZXtzdHJva2UtbGluZWpvaW46cm91bmQ7c3Ryb2tlLWxpbmVjYXA6cm91bmR9Ci5saW5lcywuZnJhbWUsLnRoaW4td2FsbCwuaGFsbywuYXJyb3dzLC5yb3V0ZSwub3RoZXIsLnRoaXJke2ZpbGw6bm9uZX0KLnRoaW4td2FsbHtzdHJva2Utd2lkdGg6NH0uaGFsb3tzdHJva2Utd2lkdGg6NjtvcGFjaXR5Oi43NX0uYXJyb3dze3N0cm9rZS13aWR0aDoxLjR9LnJvdXRlLC5vdGhlciwudGhpcmR7c3Ryb2tlLXdpZHRoOjN9Ci5vdGhlcntzdHJva2UtZGFzaGFycmF5OjcgNX0udGhpcmR7c3Ryb2tlLWRhc2hhcnJheToxIDZ9LnNvbGlke3N0cm9rZS1kYXNoYXJyYXk6bm9uZX0uc3RhcnQsLmdvYWx7c3Ryb2tlLXdpZHRoOjEuNX0KdGV4dHtmaWxsOiMyMzFhMmJ9LnF1aWV0e2ZpbGw6IzZkNjI3Nn0uc3VyZmFjZXtmaWxsOiNmZmZkZmF9LmZsb29ye2ZpbGw6I2ZiZjVlY30ud2FsbHtmaWxsOiMzYjJmNGF9LndhdGVye2ZpbGw6I2JjZGNmNX0ubXVke2ZpbGw6I2UzY2ZhNH0uc2VhcmNoZWR7ZmlsbDojZmZjZjk5fS5kYW5nZXJ7ZmlsbDojYjI2NmU4fS5zdGFydHtmaWxsOiNmN2I1MDB9LmdvYWx7ZmlsbDojYTMxMjNmfS5yb3V0ZXtzdHJva2U6I2QzNDEwY30ucm91dGUtYXJlYXtmaWxsOiNkMzQxMGN9Lm90aGVye3N0cm9rZTojN2EyZjhmfS5vdGhlci1hcmVhe2ZpbGw6IzdhMmY4Zn0udGhpcmR7c3Ryb2tlOiMxNTgwM2R9LnRoaXJkLWFyZWF7ZmlsbDojMTU4MDNkfS5saW5lc3tzdHJva2U6I2U2ZGRkMX0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzNiMmY0YX0uZ2F0ZXtmaWxsOiM3YTJmOGZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMjMxYTJifS5oYWxve3N0cm9rZTojZmZmZGZhfS5hcnJvd3N7c3Ryb2tlOiM2ZDYyNzZ9CkBtZWRpYShwcmVmZXJzLWNvbG9yLXNjaGVtZTpkYXJrKXt0ZXh0e2ZpbGw6I2Y0ZWVlNn0ucXVpZXR7ZmlsbDojYTg5ZGIwfS5zdXJmYWNle2ZpbGw6IzE3MTExZn0uZmxvb3J7ZmlsbDojM2QzMTUwfS53YWxse2ZpbGw6IzBjMDcxMn0ud2F0ZXJ7ZmlsbDojMmE1YzhhfS5tdWR7ZmlsbDojNmI1YTM0fS5zZWFyY2hlZHtmaWxsOiM3ZDJmNTh9LmRhbmdlcntmaWxsOiNhNTZiZTB9LnN0YXJ0e2ZpbGw6I2ZmZDYzM30uZ29hbHtmaWxsOiNmZjVhNGR9LnJvdXRle3N0cm9rZTojZmZiNDQzfS5yb3V0ZS1hcmVhe2ZpbGw6I2ZmYjQ0M30ub3RoZXJ7c3Ryb2tlOiNjZmE4ZmZ9Lm90aGVyLWFyZWF7ZmlsbDojY2ZhOGZmfS50aGlyZHtzdHJva2U6IzYzZGM5N30udGhpcmQtYXJlYXtmaWxsOiM2M2RjOTd9LmxpbmVze3N0cm9rZTojNGY0MjY0fS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojMGMwNzEyfS5nYXRle2ZpbGw6I2NmYThmZn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMxNzExMWZ9LmhhbG97c3Ryb2tlOiMxNzExMWZ9LmFycm93c3tzdHJva2U6I2E4OWRiMH19PC9zdHlsZT4KPHJlY3QgY2xhc3M9InN1cmZhY2UiIHdpZHRoPSI2ODQiIGhlaWdodD0iMjM4IiByeD0iNiIvPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNiAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMzEydjE2OEgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjE2OE00OCAwdjE2OE03MiAwdjE2OE05NiAwdjE2OE0xMjAgMHYxNjhNMTQ0IDB2MTY4TTE2OCAwdjE2OE0xOTIgMHYxNjhNMjE2IDB2MTY4TTI0MCAwdjE2OE0yNjQgMHYxNjhNMjg4IDB2MTY4TTAgMjRoMzEyTTAgNDhoMzEyTTAgNzJoMzEyTTAgOTZoMzEyTTAgMTIwaDMxMk0wIDE0NGgzMTIiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik0xNDQgNzJoNDh2MjRoLTQ4ek0xNDQgOTZoNDh2MjRoLTQ4eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMzEydjE2OEgweiIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iNjAsMTA4IDg0LDEzMiAyMDQsMTMyIDI1Miw4NCAzMDAsODQiLz48cG9seWxpbmUgY2xhc3M9Im90aGVyIiBwb2ludHM9IjYwLDEwOCA4NCwxMzIgMjA0LDEzMiAyNTIsODQgMzAwLDg0Ii8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iNjAiIGN5PSIxMDgiIHI9IjYuNDgiLz4KPHBhdGggY2xhc3M9ImdvYWwiIGQ9Ik0zMDAgNzUuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxODciPndpdGhvdXQgbGF5ZXJzPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMjA2Ij4xMSBjZWxscywgbGVuZ3RoIDExLjI0MzwvdGV4dD48L2c+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDM1NiAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMzEydjE2OEgweiIvPgo8cGF0aCBjbGFzcz0iZGFuZ2VyIiBvcGFjaXR5PSIwLjMiIGQ9Ik0xNDQgMjRoNDh2MjRoLTQ4ek05NiA3MmgyNHYyNGgtMjR6TTIxNiA3MmgyNHYyNGgtMjR6TTk2IDk2aDI0djI0aC0yNHpNMjE2IDk2aDI0djI0aC0yNHpNMTQ0IDE0NGg0OHYyNGgtNDh6Ii8+CjxwYXRoIGNsYXNzPSJkYW5nZXIiIG9wYWNpdHk9IjAuNiIgZD0iTTEyMCA0OGg5NnYyNGgtOTZ6TTEyMCA3MmgyNHYyNGgtMjR6TTE5MiA3MmgyNHYyNGgtMjR6TTEyMCA5NmgyNHYyNGgtMjR6TTE5MiA5NmgyNHYyNGgtMjR6TTEyMCAxMjBoOTZ2MjRoLTk2eiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjE2OE00OCAwdjE2OE03MiAwdjE2OE05NiAwdjE2OE0xMjAgMHYxNjhNMTQ0IDB2MTY4TTE2OCAwdjE2OE0xOTIgMHYxNjhNMjE2IDB2MTY4TTI0MCAwdjE2OE0yNjQgMHYxNjhNMjg4IDB2MTY4TTAgMjRoMzEyTTAgNDhoMzEyTTAgNzJoMzEyTTAgOTZoMzEyTTAgMTIwaDMxMk0wIDE0NGgzMTIiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik0xNDQgNzJoNDh2MjRoLTQ4ek0xNDQgOTZoNDh2MjRoLTQ4eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMzEydjE2OEgweiIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iNjAsMTA4IDE1NiwxMiAyMjgsMTIgMzAwLDg0Ii8+PHBvbHlsaW5lIGNsYXNzPSJyb3V0ZSIgcG9pbnRzPSI2MCwxMDggMTU2LDEyIDIyOCwxMiAzMDAsODQiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSI2MCIgY3k9IjEwOCIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTMwMCA3NS44bDguMTYgOC4xNmwtOC4xNiA4LjE2bC04LjE2IC04LjE2eiIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjE4NyI+bGF5ZXJzOiBbaW5mbGF0aW9uTGF5ZXIoZ3JpZCwg4oCmKV08L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIyMDYiPjExIGNlbGxzLCBhd2F5IGZyb20gd2FsbHM8L3RleHQ+PC9nPgo8L3N2Zz4K";
const __vite_glob_0_12 = "/assets/kind-costs.lsXtR-1o.svg";
const __vite_glob_0_13 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA1ODggMjE0IiB3aWR0aD0iNTg4IiBoZWlnaHQ9IjIxNCIgcm9sZT0iaW1nIj4KPHRpdGxlPmxheWVyczwvdGl0bGU+CjxkZXNjPkEgZGFuZ2VyIGxpZXMgb24gdGhlIHN0cmFpZ2h0IHJvdXRlLiBBcyBhIGNvc3QgbGF5ZXIgaXQgbWFrZXMgdGhlIHJvdXRlIGxlYWQgcm91bmQgaXQsIGNvc3QgMTIuNDg1IHdpdGggdGhlIGRhbmdlciB0aGF0IGlzIGxlZnQuPC9kZXNjPgo8c3R5bGU+dGV4dHtmb250OjEzcHggc3lzdGVtLXVpLHNhbnMtc2VyaWZ9LnRpdGxle2ZvbnQtd2VpZ2h0OjYwMH0uc21hbGx7Zm9udC1zaXplOjEwcHg7dGV4dC1hbmNob3I6bWlkZGxlfQpwYXRoLHBvbHlsaW5le3N0cm9rZS1saW5lam9pbjpyb3VuZDtzdHJva2UtbGluZWNhcDpyb3VuZH0KLmxpbmVzLC5mcmFtZSwudGhpbi13YWxsLC5oYWxvLC5hcnJvd3MsLnJvdXRlLC5vdGhlciwudGhpcmR7ZmlsbDpub25lfQoudGhpbi13YWxse3N0cm9rZS13aWR0aDo0fS5oYWxve3N0cm9rZS13aWR0aDo2O29wYWNpdHk6Ljc1fS5hcnJvd3N7c3Ryb2tlLXdpZHRoOjEuNH0ucm91dGUsLm90aGVyLC50aGlyZHtzdHJva2Utd2lkdGg6M30KLm90aGVye3N0cm9rZS1kYXNoYXJyYXk6NyA1fS50aGlyZHtzdHJva2UtZGFzaGFycmF5OjEgNn0uc29saWR7c3Ryb2tlLWRhc2hhcnJheTpub25lfS5zdGFydCwuZ29hbHtzdHJva2Utd2lkdGg6MS41fQp0ZXh0e2ZpbGw6IzIzMWEyYn0ucXVpZXR7ZmlsbDojNmQ2Mjc2fS5zdXJmYWNle2ZpbGw6I2ZmZmRmYX0uZmxvb3J7ZmlsbDojZmJmNWVjfS53YWxse2ZpbGw6IzNiMmY0YX0ud2F0ZXJ7ZmlsbDojYmNkY2Y1fS5tdWR7ZmlsbDojZTNjZmE0fS5zZWFyY2hlZHtmaWxsOiNmZmNmOTl9LmRhbmdlcntmaWxsOiNiMjY2ZTh9LnN0YXJ0e2ZpbGw6I2Y3YjUwMH0uZ29hbHtmaWxsOiNhMzEyM2Z9LnJvdXRle3N0cm9rZTojZDM0MTBjfS5yb3V0ZS1hcmVhe2ZpbGw6I2QzNDEwY30ub3RoZXJ7c3Ryb2tlOiM3YTJmOGZ9Lm90aGVyLWFyZWF7ZmlsbDojN2EyZjhmfS50aGlyZHtzdHJva2U6IzE1ODAzZH0udGhpcmQtYXJlYXtmaWxsOiMxNTgwM2R9LmxpbmVze3N0cm9rZTojZTZkZGQxfS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojM2IyZjRhfS5nYXRle2ZpbGw6IzdhMmY4Zn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMyMzFhMmJ9LmhhbG97c3Ryb2tlOiNmZmZkZmF9LmFycm93c3tzdHJva2U6IzZkNjI3Nn0KQG1lZGlhKHByZWZlcnMtY29sb3Itc2NoZW1lOmRhcmspe3RleHR7ZmlsbDojZjRlZWU2fS5xdWlldHtmaWxsOiNhODlkYjB9LnN1cmZhY2V7ZmlsbDojMTcxMTFmfS5mbG9vcntmaWxsOiMzZDMxNTB9LndhbGx7ZmlsbDojMGMwNzEyfS53YXRlcntmaWxsOiMyYTVjOGF9Lm11ZHtmaWxsOiM2YjVhMzR9LnNlYXJjaGVke2ZpbGw6IzdkMmY1OH0uZGFuZ2Vye2ZpbGw6I2E1NmJlMH0uc3RhcnR7ZmlsbDojZmZkNjMzfS5nb2Fse2ZpbGw6I2ZmNWE0ZH0ucm91dGV7c3Ryb2tlOiNmZmI0NDN9LnJvdXRlLWFyZWF7ZmlsbDojZmZiNDQzfS5vdGhlcntzdHJva2U6I2NmYThmZn0ub3RoZXItYXJlYXtmaWxsOiNjZmE4ZmZ9LnRoaXJke3N0cm9rZTojNjNkYzk3fS50aGlyZC1hcmVhe2ZpbGw6IzYzZGM5N30ubGluZXN7c3Ryb2tlOiM0ZjQyNjR9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMwYzA3MTJ9LmdhdGV7ZmlsbDojY2ZhOGZmfS5zdGFydCwuZ29hbHtzdHJva2U6IzE3MTExZn0uaGFsb3tzdHJva2U6IzE3MTExZn0uYXJyb3dze3N0cm9rZTojYTg5ZGIwfX08L3N0eWxlPgo8cmVjdCBjbGFzcz0ic3VyZmFjZSIgd2lkdGg9IjU4OCIgaGVpZ2h0PSIyMTQiIHJ4PSI2Ii8+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDE2IDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgyNjR2MTQ0SDB6Ii8+CjxwYXRoIGNsYXNzPSJkYW5nZXIiIG9wYWNpdHk9IjAuMSIgZD0iTTcyIDBoMjR2MjRoLTI0ek0xNjggMGgyNHYyNGgtMjR6TTcyIDk2aDI0djI0aC0yNHpNMTY4IDk2aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImRhbmdlciIgb3BhY2l0eT0iMC4zIiBkPSJNOTYgMGg3MnYyNGgtNzJ6TTcyIDI0aDI0djI0aC0yNHpNMTY4IDI0aDI0djI0aC0yNHpNNzIgNDhoMjR2MjRoLTI0ek0xNjggNDhoMjR2MjRoLTI0ek03MiA3MmgyNHYyNGgtMjR6TTE2OCA3MmgyNHYyNGgtMjR6TTk2IDk2aDcydjI0aC03MnoiLz4KPHBhdGggY2xhc3M9ImRhbmdlciIgb3BhY2l0eT0iMC42IiBkPSJNOTYgMjRoNzJ2MjRoLTcyek05NiA0OGgyNHYyNGgtMjR6TTE0NCA0OGgyNHYyNGgtMjR6TTk2IDcyaDcydjI0aC03MnoiLz4KPHBhdGggY2xhc3M9ImRhbmdlciIgb3BhY2l0eT0iMC44IiBkPSJNMTIwIDQ4aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxNDRNNDggMHYxNDRNNzIgMHYxNDRNOTYgMHYxNDRNMTIwIDB2MTQ0TTE0NCAwdjE0NE0xNjggMHYxNDRNMTkyIDB2MTQ0TTIxNiAwdjE0NE0yNDAgMHYxNDRNMCAyNGgyNjRNMCA0OGgyNjRNMCA3MmgyNjRNMCA5NmgyNjRNMCAxMjBoMjY0Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgyNjR2MTQ0SDB6Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiw2MCAyNTIsNjAiLz48cG9seWxpbmUgY2xhc3M9Im90aGVyIiBwb2ludHM9IjEyLDYwIDI1Miw2MCIvPgo8Y2lyY2xlIGNsYXNzPSJzdGFydCIgY3g9IjEyIiBjeT0iNjAiIHI9IjYuNDgiLz4KPHBhdGggY2xhc3M9ImdvYWwiIGQ9Ik0yNTIgNTEuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxNjMiPndpdGhvdXQgbGF5ZXJzPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTgyIj5jb3N0IDEwPC90ZXh0PjwvZz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMzA4IDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgyNjR2MTQ0SDB6Ii8+CjxwYXRoIGNsYXNzPSJkYW5nZXIiIG9wYWNpdHk9IjAuMSIgZD0iTTcyIDBoMjR2MjRoLTI0ek0xNjggMGgyNHYyNGgtMjR6TTcyIDk2aDI0djI0aC0yNHpNMTY4IDk2aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImRhbmdlciIgb3BhY2l0eT0iMC4zIiBkPSJNOTYgMGg3MnYyNGgtNzJ6TTcyIDI0aDI0djI0aC0yNHpNMTY4IDI0aDI0djI0aC0yNHpNNzIgNDhoMjR2MjRoLTI0ek0xNjggNDhoMjR2MjRoLTI0ek03MiA3MmgyNHYyNGgtMjR6TTE2OCA3MmgyNHYyNGgtMjR6TTk2IDk2aDcydjI0aC03MnoiLz4KPHBhdGggY2xhc3M9ImRhbmdlciIgb3BhY2l0eT0iMC42IiBkPSJNOTYgMjRoNzJ2MjRoLTcyek05NiA0OGgyNHYyNGgtMjR6TTE0NCA0OGgyNHYyNGgtMjR6TTk2IDcyaDcydjI0aC03MnoiLz4KPHBhdGggY2xhc3M9ImRhbmdlciIgb3BhY2l0eT0iMC44IiBkPSJNMTIwIDQ4aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxNDRNNDggMHYxNDRNNzIgMHYxNDRNOTYgMHYxNDRNMTIwIDB2MTQ0TTE0NCAwdjE0NE0xNjggMHYxNDRNMTkyIDB2MTQ0TTIxNiAwdjE0NE0yNDAgMHYxNDRNMCAyNGgyNjRNMCA0OGgyNjRNMCA3MmgyNjRNMCA5NmgyNjRNMCAxMjBoMjY0Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgyNjR2MTQ0SDB6Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiw2MCA4NCwxMzIgMTgwLDEzMiAyNTIsNjAiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjEyLDYwIDg0LDEzMiAxODAsMTMyIDI1Miw2MCIvPgo8Y2lyY2xlIGNsYXNzPSJzdGFydCIgY3g9IjEyIiBjeT0iNjAiIHI9IjYuNDgiLz4KPHBhdGggY2xhc3M9ImdvYWwiIGQ9Ik0yNTIgNTEuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxNjMiPmxheWVyczogW2Rhbmdlcl08L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxODIiPmNvc3QgMTIuNDg1PC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_14 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0OTIgMTY2IiB3aWR0aD0iNDkyIiBoZWlnaHQ9IjE2NiIgcm9sZT0iaW1nIj4KPHRpdGxlPnNldEV4aXQ6IG9uZS13YXkgc3RlcHM8L3RpdGxlPgo8ZGVzYz5BIGxlZGdlIHJ1bnMgYWNyb3NzIHRoZSBtYXAuIFVuaXRzIGp1bXAgZG93biBhbnl3aGVyZSwgY29zdCAzLiBVcCB0aGV5IG11c3QgdGFrZSB0aGUgcmFtcCBhdCB0aGUgcmlnaHQgZW5kLCBjb3N0IDEzLjgyOC48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iNDkyIiBoZWlnaHQ9IjE2NiIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDIxNnY5NkgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjk2TTQ4IDB2OTZNNzIgMHY5Nk05NiAwdjk2TTEyMCAwdjk2TTE0NCAwdjk2TTE2OCAwdjk2TTE5MiAwdjk2TTAgMjRoMjE2TTAgNDhoMjE2TTAgNzJoMjE2Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgyMTZ2OTZIMHoiLz4KPHBhdGggY2xhc3M9ImdhdGUiIGQ9Ik0xMiA1My44TDYuNyA0Mi4yTDE3LjMgNDIuMnpNMzYgNTMuOEwzMC43IDQyLjJMNDEuMyA0Mi4yek02MCA1My44TDU0LjcgNDIuMkw2NS4zIDQyLjJ6TTg0IDUzLjhMNzguNyA0Mi4yTDg5LjMgNDIuMnpNMTA4IDUzLjhMMTAyLjcgNDIuMkwxMTMuMyA0Mi4yek0xMzIgNTMuOEwxMjYuNyA0Mi4yTDEzNy4zIDQyLjJ6TTE1NiA1My44TDE1MC43IDQyLjJMMTYxLjMgNDIuMnpNMTgwIDUzLjhMMTc0LjcgNDIuMkwxODUuMyA0Mi4yeiIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iNjAsMTIgNjAsODQiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjYwLDEyIDYwLDg0Ii8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iNjAiIGN5PSIxMiIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTYwIDc1LjhsOC4xNiA4LjE2bC04LjE2IDguMTZsLTguMTYgLTguMTZ6Ii8+Cjx0ZXh0IGNsYXNzPSJ0aXRsZSIgeT0iMTE1Ij5kb3duIHRoZSBsZWRnZTwvdGV4dD48dGV4dCBjbGFzcz0icXVpZXQiIHk9IjEzNCI+Y29zdCAzPC90ZXh0PjwvZz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMjYwIDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgyMTZ2OTZIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHY5Nk00OCAwdjk2TTcyIDB2OTZNOTYgMHY5Nk0xMjAgMHY5Nk0xNDQgMHY5Nk0xNjggMHY5Nk0xOTIgMHY5Nk0wIDI0aDIxNk0wIDQ4aDIxNk0wIDcyaDIxNiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMjE2djk2SDB6Ii8+CjxwYXRoIGNsYXNzPSJnYXRlIiBkPSJNMTIgNTMuOEw2LjcgNDIuMkwxNy4zIDQyLjJ6TTM2IDUzLjhMMzAuNyA0Mi4yTDQxLjMgNDIuMnpNNjAgNTMuOEw1NC43IDQyLjJMNjUuMyA0Mi4yek04NCA1My44TDc4LjcgNDIuMkw4OS4zIDQyLjJ6TTEwOCA1My44TDEwMi43IDQyLjJMMTEzLjMgNDIuMnpNMTMyIDUzLjhMMTI2LjcgNDIuMkwxMzcuMyA0Mi4yek0xNTYgNTMuOEwxNTAuNyA0Mi4yTDE2MS4zIDQyLjJ6TTE4MCA1My44TDE3NC43IDQyLjJMMTg1LjMgNDIuMnoiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjYwLDg0IDE4MCw4NCAyMDQsNjAgMjA0LDM2IDE4MCwxMiA2MCwxMiIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iNjAsODQgMTgwLDg0IDIwNCw2MCAyMDQsMzYgMTgwLDEyIDYwLDEyIi8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iNjAiIGN5PSI4NCIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTYwIDMuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMTUiPnVwIGJ5IHRoZSByYW1wPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTM0Ij5jb3N0IDEzLjgyODwvdGV4dD48L2c+Cjwvc3ZnPgo=";
const __vite_glob_0_15 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMDAgMjM4IiB3aWR0aD0iMjAwIiBoZWlnaHQ9IjIzOCIgcm9sZT0iaW1nIj4KPHRpdGxlPnBhcnRpYWw8L3RpdGxlPgo8ZGVzYz5UaGUgZ29hbCBpcyBpbnNpZGUgYSBibG9jayBvZiB3YWxscy4gV2l0aCBwYXJ0aWFsIHRoZSByb3V0ZSBlbmRzIGF0IHRoZSByZWFjaGFibGUgY2VsbCBuZWFyZXN0IHRvIGl0LCAoMSwgMyksIGNvc3QgMS48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iMjAwIiBoZWlnaHQ9IjIzOCIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE2OHYxNjhIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxNjhNNDggMHYxNjhNNzIgMHYxNjhNOTYgMHYxNjhNMTIwIDB2MTY4TTE0NCAwdjE2OE0wIDI0aDE2OE0wIDQ4aDE2OE0wIDcyaDE2OE0wIDk2aDE2OE0wIDEyMGgxNjhNMCAxNDRoMTY4Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNNDggNDhoNzJ2MjRoLTcyek00OCA3Mmg3MnYyNGgtNzJ6TTQ4IDk2aDcydjI0aC03MnoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDE2OHYxNjhIMHoiLz4KPHJlY3QgY2xhc3M9InJvdXRlLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMjciIHk9Ijc1IiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiw4NCAzNiw4NCIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMTIsODQgMzYsODQiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9Ijg0IiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNODQgNzUuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxODciPnBhcnRpYWw6IHRydWU8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIyMDYiPmVuZHMgYXQgKDEsIDMpLCBjb3N0IDE8L3RleHQ+PC9nPgo8L3N2Zz4K";
const __vite_glob_0_16 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNDggMTkwIiB3aWR0aD0iMjQ4IiBoZWlnaHQ9IjE5MCIgcm9sZT0iaW1nIj4KPHRpdGxlPnJhbmdlPC90aXRsZT4KPGRlc2M+QW4gYXJjaGVyIHdpdGggYSByYW5nZSBvZiAyIG5lZWRzIG9ubHkgY29tZSB3aXRoaW4gMiBjb2x1bW5zIGFuZCByb3dzIG9mIHRoZSBnb2FsLiBUaGUgcm91dGUgZW5kcyBhdCB0aGUgZmlyc3QgY2VsbCB0aGF0IGlzLCBjb3N0IDUuODI4LjwvZGVzYz4KPHN0eWxlPnRleHR7Zm9udDoxM3B4IHN5c3RlbS11aSxzYW5zLXNlcmlmfS50aXRsZXtmb250LXdlaWdodDo2MDB9LnNtYWxse2ZvbnQtc2l6ZToxMHB4O3RleHQtYW5jaG9yOm1pZGRsZX0KcGF0aCxwb2x5bGluZXtzdHJva2UtbGluZWpvaW46cm91bmQ7c3Ryb2tlLWxpbmVjYXA6cm91bmR9Ci5saW5lcywuZnJhbWUsLnRoaW4td2FsbCwuaGFsbywuYXJyb3dzLC5yb3V0ZSwub3RoZXIsLnRoaXJke2ZpbGw6bm9uZX0KLnRoaW4td2FsbHtzdHJva2Utd2lkdGg6NH0uaGFsb3tzdHJva2Utd2lkdGg6NjtvcGFjaXR5Oi43NX0uYXJyb3dze3N0cm9rZS13aWR0aDoxLjR9LnJvdXRlLC5vdGhlciwudGhpcmR7c3Ryb2tlLXdpZHRoOjN9Ci5vdGhlcntzdHJva2UtZGFzaGFycmF5OjcgNX0udGhpcmR7c3Ryb2tlLWRhc2hhcnJheToxIDZ9LnNvbGlke3N0cm9rZS1kYXNoYXJyYXk6bm9uZX0uc3RhcnQsLmdvYWx7c3Ryb2tlLXdpZHRoOjEuNX0KdGV4dHtmaWxsOiMyMzFhMmJ9LnF1aWV0e2ZpbGw6IzZkNjI3Nn0uc3VyZmFjZXtmaWxsOiNmZmZkZmF9LmZsb29ye2ZpbGw6I2ZiZjVlY30ud2FsbHtmaWxsOiMzYjJmNGF9LndhdGVye2ZpbGw6I2JjZGNmNX0ubXVke2ZpbGw6I2UzY2ZhNH0uc2VhcmNoZWR7ZmlsbDojZmZjZjk5fS5kYW5nZXJ7ZmlsbDojYjI2NmU4fS5zdGFydHtmaWxsOiNmN2I1MDB9LmdvYWx7ZmlsbDojYTMxMjNmfS5yb3V0ZXtzdHJva2U6I2QzNDEwY30ucm91dGUtYXJlYXtmaWxsOiNkMzQxMGN9Lm90aGVye3N0cm9rZTojN2EyZjhmfS5vdGhlci1hcmVhe2ZpbGw6IzdhMmY4Zn0udGhpcmR7c3Ryb2tlOiMxNTgwM2R9LnRoaXJkLWFyZWF7ZmlsbDojMTU4MDNkfS5saW5lc3tzdHJva2U6I2U2ZGRkMX0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzNiMmY0YX0uZ2F0ZXtmaWxsOiM3YTJmOGZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMjMxYTJifS5oYWxve3N0cm9rZTojZmZmZGZhfS5hcnJvd3N7c3Ryb2tlOiM2ZDYyNzZ9CkBtZWRpYShwcmVmZXJzLWNvbG9yLXNjaGVtZTpkYXJrKXt0ZXh0e2ZpbGw6I2Y0ZWVlNn0ucXVpZXR7ZmlsbDojYTg5ZGIwfS5zdXJmYWNle2ZpbGw6IzE3MTExZn0uZmxvb3J7ZmlsbDojM2QzMTUwfS53YWxse2ZpbGw6IzBjMDcxMn0ud2F0ZXJ7ZmlsbDojMmE1YzhhfS5tdWR7ZmlsbDojNmI1YTM0fS5zZWFyY2hlZHtmaWxsOiM3ZDJmNTh9LmRhbmdlcntmaWxsOiNhNTZiZTB9LnN0YXJ0e2ZpbGw6I2ZmZDYzM30uZ29hbHtmaWxsOiNmZjVhNGR9LnJvdXRle3N0cm9rZTojZmZiNDQzfS5yb3V0ZS1hcmVhe2ZpbGw6I2ZmYjQ0M30ub3RoZXJ7c3Ryb2tlOiNjZmE4ZmZ9Lm90aGVyLWFyZWF7ZmlsbDojY2ZhOGZmfS50aGlyZHtzdHJva2U6IzYzZGM5N30udGhpcmQtYXJlYXtmaWxsOiM2M2RjOTd9LmxpbmVze3N0cm9rZTojNGY0MjY0fS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojMGMwNzEyfS5nYXRle2ZpbGw6I2NmYThmZn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMxNzExMWZ9LmhhbG97c3Ryb2tlOiMxNzExMWZ9LmFycm93c3tzdHJva2U6I2E4OWRiMH19PC9zdHlsZT4KPHJlY3QgY2xhc3M9InN1cmZhY2UiIHdpZHRoPSIyNDgiIGhlaWdodD0iMTkwIiByeD0iNiIvPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNiAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMjE2djEyMEgweiIvPgo8cGF0aCBjbGFzcz0ic2VhcmNoZWQiIG9wYWNpdHk9IjAuOCIgZD0iTTEyMCAwaDk2djI0aC05NnpNMTQ0IDI0aDcydjI0aC03MnpNMTQ0IDQ4aDcydjI0aC03MnpNMTQ0IDcyaDcydjI0aC03MnpNMTIwIDk2aDk2djI0aC05NnoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxMjBNNDggMHYxMjBNNzIgMHYxMjBNOTYgMHYxMjBNMTIwIDB2MTIwTTE0NCAwdjEyME0xNjggMHYxMjBNMTkyIDB2MTIwTTAgMjRoMjE2TTAgNDhoMjE2TTAgNzJoMjE2TTAgOTZoMjE2Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNMTIwIDI0aDI0djI0aC0yNHpNMTIwIDQ4aDI0djI0aC0yNHpNMTIwIDcyaDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDIxNnYxMjBIMHoiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjEyLDYwIDYwLDEwOCAxMzIsMTA4Ii8+PHBvbHlsaW5lIGNsYXNzPSJyb3V0ZSIgcG9pbnRzPSIxMiw2MCA2MCwxMDggMTMyLDEwOCIvPgo8Y2lyY2xlIGNsYXNzPSJzdGFydCIgY3g9IjEyIiBjeT0iNjAiIHI9IjYuNDgiLz4KPHBhdGggY2xhc3M9ImdvYWwiIGQ9Ik0xODAgNTEuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMzkiPnJhbmdlOiAyPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTU4Ij5jb3N0IDUuODI4PC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_17 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA1NDAgMTkwIiB3aWR0aD0iNTQwIiBoZWlnaHQ9IjE5MCIgcm9sZT0iaW1nIj4KPHRpdGxlPnNpemU8L3RpdGxlPgo8ZGVzYz5BIHVuaXQgb2Ygb25lIGNlbGwgZ29lcyBzdHJhaWdodCBhbG9uZyB0aGUgdG9wIHJvdywgY29zdCA4LiBBIHVuaXQgb2YgMiB4IDIgY2VsbHMgZG9lcyBub3QgZml0IGJldHdlZW4gdGhlIHRvcCBlZGdlIGFuZCBhIHdhbGwsIGFuZCBnb2VzIHJvdW5kIGJlbG93LCBjb3N0IDEyLjI0My48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iNTQwIiBoZWlnaHQ9IjE5MCIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDI0MHYxMjBIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxMjBNNDggMHYxMjBNNzIgMHYxMjBNOTYgMHYxMjBNMTIwIDB2MTIwTTE0NCAwdjEyME0xNjggMHYxMjBNMTkyIDB2MTIwTTIxNiAwdjEyME0wIDI0aDI0ME0wIDQ4aDI0ME0wIDcyaDI0ME0wIDk2aDI0MCIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTcyIDI0aDQ4djI0aC00OHpNMTQ0IDQ4aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDI0MHYxMjBIMHoiLz4KPHJlY3QgY2xhc3M9InJvdXRlLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMyIgeT0iMyIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iMTIsMTIgMjA0LDEyIi8+PHBvbHlsaW5lIGNsYXNzPSJyb3V0ZSIgcG9pbnRzPSIxMiwxMiAyMDQsMTIiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjEyIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMjA0IDMuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMzkiPnNpemU6IDE8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxNTgiPmNvc3QgODwvdGV4dD48L2c+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDI4NCAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMjQwdjEyMEgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjEyME00OCAwdjEyME03MiAwdjEyME05NiAwdjEyME0xMjAgMHYxMjBNMTQ0IDB2MTIwTTE2OCAwdjEyME0xOTIgMHYxMjBNMjE2IDB2MTIwTTAgMjRoMjQwTTAgNDhoMjQwTTAgNzJoMjQwTTAgOTZoMjQwIi8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNNzIgMjRoNDh2MjRoLTQ4ek0xNDQgNDhoMjR2MjRoLTI0eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMjQwdjEyMEgweiIvPgo8cmVjdCBjbGFzcz0icm91dGUtYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSIzIiB5PSIzIiB3aWR0aD0iNDIiIGhlaWdodD0iNDIiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJyb3V0ZS1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9IjE5NSIgeT0iMyIgd2lkdGg9IjQyIiBoZWlnaHQ9IjQyIiByeD0iNSIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iMjQsMjQgNDgsNDggNDgsNzIgNzIsOTYgMTkyLDk2IDIxNiw3MiAyMTYsMjQiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjI0LDI0IDQ4LDQ4IDQ4LDcyIDcyLDk2IDE5Miw5NiAyMTYsNzIgMjE2LDI0Ii8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iMjQiIGN5PSIyNCIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTIxNiAxNS44bDguMTYgOC4xNmwtOC4xNiA4LjE2bC04LjE2IC04LjE2eiIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjEzOSI+c2l6ZTogMjwvdGV4dD48dGV4dCBjbGFzcz0icXVpZXQiIHk9IjE1OCI+Y29zdCAxMi4yNDM8L3RleHQ+PC9nPgo8L3N2Zz4K";
const __vite_glob_0_18 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA1MjAgMTkwIiB3aWR0aD0iNTIwIiBoZWlnaHQ9IjE5MCIgcm9sZT0iaW1nIj4KPHRpdGxlPkxlZ3Mgb2YgYSBwb2ludCBhbmQgb2YgYSB1bml0IG9mIG9uZSBjZWxsPC90aXRsZT4KPGRlc2M+QSBwb2ludCBqdXN0IG1pc3NlcyB0aGUgd2FsbC4gQSB1bml0IG9mIG9uZSBjZWxsIHdvdWxkIGhpdCBpdCBvbiB0aGUgc2FtZSBsZWcuIE9uIGEgbGVnIG9uZSBzdGVwIGZ1cnRoZXIgYXdheSBpdCB0b3VjaGVzIHRoZSB3YWxsLCB3aGljaCBpcyBsZWdhbC48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iNTIwIiBoZWlnaHQ9IjE5MCIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE0NHYxMjBIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxMjBNNDggMHYxMjBNNzIgMHYxMjBNOTYgMHYxMjBNMTIwIDB2MTIwTTAgMjRoMTQ0TTAgNDhoMTQ0TTAgNzJoMTQ0TTAgOTZoMTQ0Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNNDggNDhoMjR2MjRoLTI0eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMTQ0djEyMEgweiIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iNjAsODQgMTA4LDYwIi8+PHBvbHlsaW5lIGNsYXNzPSJyb3V0ZSIgcG9pbnRzPSI2MCw4NCAxMDgsNjAiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMzkiPmJvZHk6ICdwb2ludCc8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxNTgiPmxlZ2FsPC90ZXh0PjwvZz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTg4IDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgxNDR2MTIwSDB6Ii8+CjxwYXRoIGNsYXNzPSJsaW5lcyIgZD0iTTI0IDB2MTIwTTQ4IDB2MTIwTTcyIDB2MTIwTTk2IDB2MTIwTTEyMCAwdjEyME0wIDI0aDE0NE0wIDQ4aDE0NE0wIDcyaDE0NE0wIDk2aDE0NCIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTQ4IDQ4aDI0djI0aC0yNHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDE0NHYxMjBIMHoiLz4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iNTEiIHk9Ijc1IiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9Ijk5IiB5PSI1MSIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iNjAsODQgMTA4LDYwIi8+PHBvbHlsaW5lIGNsYXNzPSJ0aGlyZCIgcG9pbnRzPSI2MCw4NCAxMDgsNjAiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxMzkiPmJvZHk6ICdzcXVhcmUnPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTU4Ij5ub3QgbGVnYWw8L3RleHQ+PC9nPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgzNjAgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE0NHYxMjBIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxMjBNNDggMHYxMjBNNzIgMHYxMjBNOTYgMHYxMjBNMTIwIDB2MTIwTTAgMjRoMTQ0TTAgNDhoMTQ0TTAgNzJoMTQ0TTAgOTZoMTQ0Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNNDggNDhoMjR2MjRoLTI0eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMTQ0djEyMEgweiIvPgo8cmVjdCBjbGFzcz0ib3RoZXItYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSIyNyIgeT0iOTkiIHdpZHRoPSIxOCIgaGVpZ2h0PSIxOCIgcng9IjUiLz4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMTIzIiB5PSI1MSIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iMzYsMTA4IDEzMiw2MCIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMzYsMTA4IDEzMiw2MCIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjEzOSI+Ym9keTogJ3NxdWFyZSc8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxNTgiPmxlZ2FsPC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_19 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA1OTIgMTQyIiB3aWR0aD0iNTkyIiBoZWlnaHQ9IjE0MiIgcm9sZT0iaW1nIj4KPHRpdGxlPmZpbmRUZWFtUGF0aHM8L3RpdGxlPgo8ZGVzYz5Ud28gYWdlbnRzIGNoYW5nZSBwbGFjZXMgaW4gYSBjb3JyaWRvciB3aXRoIGEgYmF5LiBBdCB0aW1lIDUgb25lIG9mIHRoZW0gaXMgaW4gdGhlIGJheSBhbmQgbGV0cyB0aGUgb3RoZXIgcGFzczsgYXQgdGltZSA5IGJvdGggaGF2ZSBhcnJpdmVkLjwvZGVzYz4KPHN0eWxlPnRleHR7Zm9udDoxM3B4IHN5c3RlbS11aSxzYW5zLXNlcmlmfS50aXRsZXtmb250LXdlaWdodDo2MDB9LnNtYWxse2ZvbnQtc2l6ZToxMHB4O3RleHQtYW5jaG9yOm1pZGRsZX0KcGF0aCxwb2x5bGluZXtzdHJva2UtbGluZWpvaW46cm91bmQ7c3Ryb2tlLWxpbmVjYXA6cm91bmR9Ci5saW5lcywuZnJhbWUsLnRoaW4td2FsbCwuaGFsbywuYXJyb3dzLC5yb3V0ZSwub3RoZXIsLnRoaXJke2ZpbGw6bm9uZX0KLnRoaW4td2FsbHtzdHJva2Utd2lkdGg6NH0uaGFsb3tzdHJva2Utd2lkdGg6NjtvcGFjaXR5Oi43NX0uYXJyb3dze3N0cm9rZS13aWR0aDoxLjR9LnJvdXRlLC5vdGhlciwudGhpcmR7c3Ryb2tlLXdpZHRoOjN9Ci5vdGhlcntzdHJva2UtZGFzaGFycmF5OjcgNX0udGhpcmR7c3Ryb2tlLWRhc2hhcnJheToxIDZ9LnNvbGlke3N0cm9rZS1kYXNoYXJyYXk6bm9uZX0uc3RhcnQsLmdvYWx7c3Ryb2tlLXdpZHRoOjEuNX0KdGV4dHtmaWxsOiMyMzFhMmJ9LnF1aWV0e2ZpbGw6IzZkNjI3Nn0uc3VyZmFjZXtmaWxsOiNmZmZkZmF9LmZsb29ye2ZpbGw6I2ZiZjVlY30ud2FsbHtmaWxsOiMzYjJmNGF9LndhdGVye2ZpbGw6I2JjZGNmNX0ubXVke2ZpbGw6I2UzY2ZhNH0uc2VhcmNoZWR7ZmlsbDojZmZjZjk5fS5kYW5nZXJ7ZmlsbDojYjI2NmU4fS5zdGFydHtmaWxsOiNmN2I1MDB9LmdvYWx7ZmlsbDojYTMxMjNmfS5yb3V0ZXtzdHJva2U6I2QzNDEwY30ucm91dGUtYXJlYXtmaWxsOiNkMzQxMGN9Lm90aGVye3N0cm9rZTojN2EyZjhmfS5vdGhlci1hcmVhe2ZpbGw6IzdhMmY4Zn0udGhpcmR7c3Ryb2tlOiMxNTgwM2R9LnRoaXJkLWFyZWF7ZmlsbDojMTU4MDNkfS5saW5lc3tzdHJva2U6I2U2ZGRkMX0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzNiMmY0YX0uZ2F0ZXtmaWxsOiM3YTJmOGZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMjMxYTJifS5oYWxve3N0cm9rZTojZmZmZGZhfS5hcnJvd3N7c3Ryb2tlOiM2ZDYyNzZ9CkBtZWRpYShwcmVmZXJzLWNvbG9yLXNjaGVtZTpkYXJrKXt0ZXh0e2ZpbGw6I2Y0ZWVlNn0ucXVpZXR7ZmlsbDojYTg5ZGIwfS5zdXJmYWNle2ZpbGw6IzE3MTExZn0uZmxvb3J7ZmlsbDojM2QzMTUwfS53YWxse2ZpbGw6IzBjMDcxMn0ud2F0ZXJ7ZmlsbDojMmE1YzhhfS5tdWR7ZmlsbDojNmI1YTM0fS5zZWFyY2hlZHtmaWxsOiM3ZDJmNTh9LmRhbmdlcntmaWxsOiNhNTZiZTB9LnN0YXJ0e2ZpbGw6I2ZmZDYzM30uZ29hbHtmaWxsOiNmZjVhNGR9LnJvdXRle3N0cm9rZTojZmZiNDQzfS5yb3V0ZS1hcmVhe2ZpbGw6I2ZmYjQ0M30ub3RoZXJ7c3Ryb2tlOiNjZmE4ZmZ9Lm90aGVyLWFyZWF7ZmlsbDojY2ZhOGZmfS50aGlyZHtzdHJva2U6IzYzZGM5N30udGhpcmQtYXJlYXtmaWxsOiM2M2RjOTd9LmxpbmVze3N0cm9rZTojNGY0MjY0fS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojMGMwNzEyfS5nYXRle2ZpbGw6I2NmYThmZn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMxNzExMWZ9LmhhbG97c3Ryb2tlOiMxNzExMWZ9LmFycm93c3tzdHJva2U6I2E4OWRiMH19PC9zdHlsZT4KPHJlY3QgY2xhc3M9InN1cmZhY2UiIHdpZHRoPSI1OTIiIGhlaWdodD0iMTQyIiByeD0iNiIvPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNiAxNikiPgo8cGF0aCBjbGFzcz0iZmxvb3IiIGQ9Ik0wIDBoMTY4djcySDB6Ii8+CjxwYXRoIGNsYXNzPSJsaW5lcyIgZD0iTTI0IDB2NzJNNDggMHY3Mk03MiAwdjcyTTk2IDB2NzJNMTIwIDB2NzJNMTQ0IDB2NzJNMCAyNGgxNjhNMCA0OGgxNjgiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik0wIDBoNzJ2MjRoLTcyek05NiAwaDcydjI0aC03MnpNMCA0OGgxNjh2MjRoLTE2OHoiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDE2OHY3MkgweiIvPgo8cmVjdCBjbGFzcz0icm91dGUtYXJlYSIgb3BhY2l0eT0iLjM1IiB4PSIzIiB5PSIyNyIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cGF0aCBjbGFzcz0icm91dGUgc29saWQiIGQ9Ik0xNS40IDM2TDMyLjYgMzZsLTYgNC4zTTMyLjYgMzZsLTYgLTQuMyIvPgo8dGV4dCBjbGFzcz0ic21hbGwiIHg9IjEyIiB5PSI0MCI+MTwvdGV4dD4KPHJlY3QgY2xhc3M9Im90aGVyLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMTQ3IiB5PSIyNyIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8cGF0aCBjbGFzcz0ib3RoZXIgc29saWQiIGQ9Ik0xNTIuNiAzNkwxMzUuNCAzNmw2IC00LjNNMTM1LjQgMzZsNiA0LjMiLz4KPHRleHQgY2xhc3M9InNtYWxsIiB4PSIxNTYiIHk9IjQwIj4yPC90ZXh0Pgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjkxIj50aW1lIDA8L3RleHQ+PC9nPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgyMTIgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE2OHY3MkgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjcyTTQ4IDB2NzJNNzIgMHY3Mk05NiAwdjcyTTEyMCAwdjcyTTE0NCAwdjcyTTAgMjRoMTY4TTAgNDhoMTY4Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNMCAwaDcydjI0aC03MnpNOTYgMGg3MnYyNGgtNzJ6TTAgNDhoMTY4djI0aC0xNjh6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgxNjh2NzJIMHoiLz4KPHJlY3QgY2xhc3M9InJvdXRlLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iNzUiIHk9IjI3IiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxwYXRoIGNsYXNzPSJyb3V0ZSBzb2xpZCIgZD0iTTg3LjQgMzZMMTA0LjYgMzZsLTYgNC4zTTEwNC42IDM2bC02IC00LjMiLz4KPHRleHQgY2xhc3M9InNtYWxsIiB4PSI4NCIgeT0iNDAiPjE8L3RleHQ+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9Ijc1IiB5PSIzIiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxwYXRoIGNsYXNzPSJvdGhlciBzb2xpZCIgZD0iTTg0IDE1LjRMODQgMzIuNmwtNC4zIC02TTg0IDMyLjZsNC4zIC02Ii8+Cjx0ZXh0IGNsYXNzPSJzbWFsbCIgeD0iODQiIHk9IjE2Ij4yPC90ZXh0Pgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjkxIj50aW1lIDU8L3RleHQ+PC9nPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSg0MDggMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE2OHY3MkgweiIvPgo8cGF0aCBjbGFzcz0ibGluZXMiIGQ9Ik0yNCAwdjcyTTQ4IDB2NzJNNzIgMHY3Mk05NiAwdjcyTTEyMCAwdjcyTTE0NCAwdjcyTTAgMjRoMTY4TTAgNDhoMTY4Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNMCAwaDcydjI0aC03MnpNOTYgMGg3MnYyNGgtNzJ6TTAgNDhoMTY4djI0aC0xNjh6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgxNjh2NzJIMHoiLz4KPHJlY3QgY2xhc3M9InJvdXRlLWFyZWEiIG9wYWNpdHk9Ii4zNSIgeD0iMTQ3IiB5PSIyNyIgd2lkdGg9IjE4IiBoZWlnaHQ9IjE4IiByeD0iNSIvPgo8dGV4dCBjbGFzcz0ic21hbGwiIHg9IjE1NiIgeT0iNDAiPjE8L3RleHQ+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9IjMiIHk9IjI3IiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+Cjx0ZXh0IGNsYXNzPSJzbWFsbCIgeD0iMTIiIHk9IjQwIj4yPC90ZXh0Pgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjkxIj50aW1lIDk8L3RleHQ+PC9nPgo8L3N2Zz4K";
const __vite_glob_0_20 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0OTIgMjE0IiB3aWR0aD0iNDkyIiBoZWlnaHQ9IjIxNCIgcm9sZT0iaW1nIj4KPHRpdGxlPnR1cm5Db3N0PC90aXRsZT4KPGRlc2M+VHdvIHJvdXRlcyBvbiBvbmUgbWFwLiBXaXRoIHR1cm5Db3N0IDAgdGhlIHJvdXRlICh0dXJuczogNSkgY29zdHMgMTEuMjQzLiBXaXRoIHR1cm5Db3N0IDIgdGhlIHJvdXRlICh0dXJuczogMSkgY29zdHMgMTUuPC9kZXNjPgo8c3R5bGU+dGV4dHtmb250OjEzcHggc3lzdGVtLXVpLHNhbnMtc2VyaWZ9LnRpdGxle2ZvbnQtd2VpZ2h0OjYwMH0uc21hbGx7Zm9udC1zaXplOjEwcHg7dGV4dC1hbmNob3I6bWlkZGxlfQpwYXRoLHBvbHlsaW5le3N0cm9rZS1saW5lam9pbjpyb3VuZDtzdHJva2UtbGluZWNhcDpyb3VuZH0KLmxpbmVzLC5mcmFtZSwudGhpbi13YWxsLC5oYWxvLC5hcnJvd3MsLnJvdXRlLC5vdGhlciwudGhpcmR7ZmlsbDpub25lfQoudGhpbi13YWxse3N0cm9rZS13aWR0aDo0fS5oYWxve3N0cm9rZS13aWR0aDo2O29wYWNpdHk6Ljc1fS5hcnJvd3N7c3Ryb2tlLXdpZHRoOjEuNH0ucm91dGUsLm90aGVyLC50aGlyZHtzdHJva2Utd2lkdGg6M30KLm90aGVye3N0cm9rZS1kYXNoYXJyYXk6NyA1fS50aGlyZHtzdHJva2UtZGFzaGFycmF5OjEgNn0uc29saWR7c3Ryb2tlLWRhc2hhcnJheTpub25lfS5zdGFydCwuZ29hbHtzdHJva2Utd2lkdGg6MS41fQp0ZXh0e2ZpbGw6IzIzMWEyYn0ucXVpZXR7ZmlsbDojNmQ2Mjc2fS5zdXJmYWNle2ZpbGw6I2ZmZmRmYX0uZmxvb3J7ZmlsbDojZmJmNWVjfS53YWxse2ZpbGw6IzNiMmY0YX0ud2F0ZXJ7ZmlsbDojYmNkY2Y1fS5tdWR7ZmlsbDojZTNjZmE0fS5zZWFyY2hlZHtmaWxsOiNmZmNmOTl9LmRhbmdlcntmaWxsOiNiMjY2ZTh9LnN0YXJ0e2ZpbGw6I2Y3YjUwMH0uZ29hbHtmaWxsOiNhMzEyM2Z9LnJvdXRle3N0cm9rZTojZDM0MTBjfS5yb3V0ZS1hcmVhe2ZpbGw6I2QzNDEwY30ub3RoZXJ7c3Ryb2tlOiM3YTJmOGZ9Lm90aGVyLWFyZWF7ZmlsbDojN2EyZjhmfS50aGlyZHtzdHJva2U6IzE1ODAzZH0udGhpcmQtYXJlYXtmaWxsOiMxNTgwM2R9LmxpbmVze3N0cm9rZTojZTZkZGQxfS50aGluLXdhbGwsLmZyYW1le3N0cm9rZTojM2IyZjRhfS5nYXRle2ZpbGw6IzdhMmY4Zn0uc3RhcnQsLmdvYWx7c3Ryb2tlOiMyMzFhMmJ9LmhhbG97c3Ryb2tlOiNmZmZkZmF9LmFycm93c3tzdHJva2U6IzZkNjI3Nn0KQG1lZGlhKHByZWZlcnMtY29sb3Itc2NoZW1lOmRhcmspe3RleHR7ZmlsbDojZjRlZWU2fS5xdWlldHtmaWxsOiNhODlkYjB9LnN1cmZhY2V7ZmlsbDojMTcxMTFmfS5mbG9vcntmaWxsOiMzZDMxNTB9LndhbGx7ZmlsbDojMGMwNzEyfS53YXRlcntmaWxsOiMyYTVjOGF9Lm11ZHtmaWxsOiM2YjVhMzR9LnNlYXJjaGVke2ZpbGw6IzdkMmY1OH0uZGFuZ2Vye2ZpbGw6I2E1NmJlMH0uc3RhcnR7ZmlsbDojZmZkNjMzfS5nb2Fse2ZpbGw6I2ZmNWE0ZH0ucm91dGV7c3Ryb2tlOiNmZmI0NDN9LnJvdXRlLWFyZWF7ZmlsbDojZmZiNDQzfS5vdGhlcntzdHJva2U6I2NmYThmZn0ub3RoZXItYXJlYXtmaWxsOiNjZmE4ZmZ9LnRoaXJke3N0cm9rZTojNjNkYzk3fS50aGlyZC1hcmVhe2ZpbGw6IzYzZGM5N30ubGluZXN7c3Ryb2tlOiM0ZjQyNjR9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMwYzA3MTJ9LmdhdGV7ZmlsbDojY2ZhOGZmfS5zdGFydCwuZ29hbHtzdHJva2U6IzE3MTExZn0uaGFsb3tzdHJva2U6IzE3MTExZn0uYXJyb3dze3N0cm9rZTojYTg5ZGIwfX08L3N0eWxlPgo8cmVjdCBjbGFzcz0ic3VyZmFjZSIgd2lkdGg9IjQ5MiIgaGVpZ2h0PSIyMTQiIHJ4PSI2Ii8+CjxnIHRyYW5zZm9ybT0idHJhbnNsYXRlKDE2IDE2KSI+CjxwYXRoIGNsYXNzPSJmbG9vciIgZD0iTTAgMGgyMTZ2MTQ0SDB6Ii8+CjxwYXRoIGNsYXNzPSJsaW5lcyIgZD0iTTI0IDB2MTQ0TTQ4IDB2MTQ0TTcyIDB2MTQ0TTk2IDB2MTQ0TTEyMCAwdjE0NE0xNDQgMHYxNDRNMTY4IDB2MTQ0TTE5MiAwdjE0NE0wIDI0aDIxNk0wIDQ4aDIxNk0wIDcyaDIxNk0wIDk2aDIxNk0wIDEyMGgyMTYiLz4KPHBhdGggY2xhc3M9IndhbGwiIGQ9Ik00OCAyNGgyNHYyNGgtMjR6TTEyMCAyNGgyNHYyNGgtMjR6TTk2IDQ4aDI0djI0aC0yNHpNMTY4IDQ4aDI0djI0aC0yNHpNNDggNzJoMjR2MjRoLTI0ek0xMjAgOTZoMjR2MjRoLTI0eiIvPgo8cGF0aCBjbGFzcz0iZnJhbWUiIGQ9Ik0wIDBoMjE2djE0NEgweiIvPgo8cG9seWxpbmUgY2xhc3M9ImhhbG8iIHBvaW50cz0iMTIsMTIgMzYsMzYgMzYsNjAgODQsNjAgODQsODQgMTU2LDg0IDIwNCwxMzIiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjEyLDEyIDM2LDM2IDM2LDYwIDg0LDYwIDg0LDg0IDE1Niw4NCAyMDQsMTMyIi8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iMTIiIGN5PSIxMiIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTIwNCAxMjMuOGw4LjE2IDguMTZsLTguMTYgOC4xNmwtOC4xNiAtOC4xNnoiLz4KPHRleHQgY2xhc3M9InRpdGxlIiB5PSIxNjMiPnR1cm5Db3N0OiAwPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTgyIj50dXJuczogNSwgY29zdCAxMS4yNDM8L3RleHQ+PC9nPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgyNjAgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDIxNnYxNDRIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxNDRNNDggMHYxNDRNNzIgMHYxNDRNOTYgMHYxNDRNMTIwIDB2MTQ0TTE0NCAwdjE0NE0xNjggMHYxNDRNMTkyIDB2MTQ0TTAgMjRoMjE2TTAgNDhoMjE2TTAgNzJoMjE2TTAgOTZoMjE2TTAgMTIwaDIxNiIvPgo8cGF0aCBjbGFzcz0id2FsbCIgZD0iTTQ4IDI0aDI0djI0aC0yNHpNMTIwIDI0aDI0djI0aC0yNHpNOTYgNDhoMjR2MjRoLTI0ek0xNjggNDhoMjR2MjRoLTI0ek00OCA3MmgyNHYyNGgtMjR6TTEyMCA5NmgyNHYyNGgtMjR6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgyMTZ2MTQ0SDB6Ii8+Cjxwb2x5bGluZSBjbGFzcz0iaGFsbyIgcG9pbnRzPSIxMiwxMiAyMDQsMTIgMjA0LDEzMiIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMTIsMTIgMjA0LDEyIDIwNCwxMzIiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjEyIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMjA0IDEyMy44bDguMTYgOC4xNmwtOC4xNiA4LjE2bC04LjE2IC04LjE2eiIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjE2MyI+dHVybkNvc3Q6IDI8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxODIiPnR1cm5zOiAxLCBjb3N0IDE1PC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_21 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzNjggMjE0IiB3aWR0aD0iMzY4IiBoZWlnaHQ9IjIxNCIgcm9sZT0iaW1nIj4KPHRpdGxlPldoZXJlIHRoZSBzaG9ydGVzdCByb3V0ZSBhdCBhbnkgYW5nbGUgdHVybnM8L3RpdGxlPgo8ZGVzYz5UaGUgcm91dGUgdHVybnMgb25seSBhdCBjZWxscyB0aGF0IGFyZSBkaWFnb25hbCB0byB0aGUgY29ybmVyIG9mIGEgd2FsbCwgd2hlcmUgdGhlIHVuaXQgdG91Y2hlcyB0aGF0IGNvcm5lci48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iMzY4IiBoZWlnaHQ9IjIxNCIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDMzNnYxNDRIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxNDRNNDggMHYxNDRNNzIgMHYxNDRNOTYgMHYxNDRNMTIwIDB2MTQ0TTE0NCAwdjE0NE0xNjggMHYxNDRNMTkyIDB2MTQ0TTIxNiAwdjE0NE0yNDAgMHYxNDRNMjY0IDB2MTQ0TTI4OCAwdjE0NE0zMTIgMHYxNDRNMCAyNGgzMzZNMCA0OGgzMzZNMCA3MmgzMzZNMCA5NmgzMzZNMCAxMjBoMzM2Ii8+CjxwYXRoIGNsYXNzPSJ3YWxsIiBkPSJNOTYgMjRoNDh2MjRoLTQ4ek05NiA0OGg0OHYyNGgtNDh6TTI0MCA0OGgyNHYyNGgtMjR6TTI0MCA3MmgyNHYyNGgtMjR6TTI0MCA5NmgyNHYyNGgtMjR6Ii8+CjxwYXRoIGNsYXNzPSJmcmFtZSIgZD0iTTAgMGgzMzZ2MTQ0SDB6Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9IjMiIHk9IjUxIiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9IjIxOSIgeT0iMTIzIiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9IjI2NyIgeT0iMTIzIiB3aWR0aD0iMTgiIGhlaWdodD0iMTgiIHJ4PSI1Ii8+CjxyZWN0IGNsYXNzPSJvdGhlci1hcmVhIiBvcGFjaXR5PSIuMzUiIHg9IjMxNSIgeT0iNzUiIHdpZHRoPSIxOCIgaGVpZ2h0PSIxOCIgcng9IjUiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjEyLDYwIDIyOCwxMzIgMjc2LDEzMiAzMjQsODQiLz48cG9seWxpbmUgY2xhc3M9InJvdXRlIiBwb2ludHM9IjEyLDYwIDIyOCwxMzIgMjc2LDEzMiAzMjQsODQiLz4KPGNpcmNsZSBjbGFzcz0ic3RhcnQiIGN4PSIxMiIgY3k9IjYwIiByPSI2LjQ4Ii8+CjxwYXRoIGNsYXNzPSJnb2FsIiBkPSJNMzI0IDc1LjhsOC4xNiA4LjE2bC04LjE2IDguMTZsLTguMTYgLTguMTZ6Ii8+Cjx0ZXh0IGNsYXNzPSJ0aXRsZSIgeT0iMTYzIj5maW5kQW55QW5nbGVQYXRoPC90ZXh0Pjx0ZXh0IGNsYXNzPSJxdWlldCIgeT0iMTgyIj4yIHR1cm5zPC90ZXh0PjwvZz4KPC9zdmc+Cg==";
const __vite_glob_0_22 = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0NDQgMTkwIiB3aWR0aD0iNDQ0IiBoZWlnaHQ9IjE5MCIgcm9sZT0iaW1nIj4KPHRpdGxlPnNldFdhbGw6IHRoaW4gd2FsbHMgYW5kIGRvb3JzPC90aXRsZT4KPGRlc2M+VGhpbiB3YWxscyBiZXR3ZWVuIGNlbGxzIGRpdmlkZSBhIG1hcCBpbnRvIHJvb21zOyBubyBjZWxsIGlzIGxvc3QgdG8gdGhlbS4gVGhlIHJvdXRlIGxlYWRzIHJvdW5kIHRoZW0sIGNvc3QgNy4yNDMuIFdpdGggb25lIHdhbGwgb3BlbmVkIGFzIGEgZG9vciBpdCBjb3N0cyA1LjgyOC48L2Rlc2M+CjxzdHlsZT50ZXh0e2ZvbnQ6MTNweCBzeXN0ZW0tdWksc2Fucy1zZXJpZn0udGl0bGV7Zm9udC13ZWlnaHQ6NjAwfS5zbWFsbHtmb250LXNpemU6MTBweDt0ZXh0LWFuY2hvcjptaWRkbGV9CnBhdGgscG9seWxpbmV7c3Ryb2tlLWxpbmVqb2luOnJvdW5kO3N0cm9rZS1saW5lY2FwOnJvdW5kfQoubGluZXMsLmZyYW1lLC50aGluLXdhbGwsLmhhbG8sLmFycm93cywucm91dGUsLm90aGVyLC50aGlyZHtmaWxsOm5vbmV9Ci50aGluLXdhbGx7c3Ryb2tlLXdpZHRoOjR9LmhhbG97c3Ryb2tlLXdpZHRoOjY7b3BhY2l0eTouNzV9LmFycm93c3tzdHJva2Utd2lkdGg6MS40fS5yb3V0ZSwub3RoZXIsLnRoaXJke3N0cm9rZS13aWR0aDozfQoub3RoZXJ7c3Ryb2tlLWRhc2hhcnJheTo3IDV9LnRoaXJke3N0cm9rZS1kYXNoYXJyYXk6MSA2fS5zb2xpZHtzdHJva2UtZGFzaGFycmF5Om5vbmV9LnN0YXJ0LC5nb2Fse3N0cm9rZS13aWR0aDoxLjV9CnRleHR7ZmlsbDojMjMxYTJifS5xdWlldHtmaWxsOiM2ZDYyNzZ9LnN1cmZhY2V7ZmlsbDojZmZmZGZhfS5mbG9vcntmaWxsOiNmYmY1ZWN9LndhbGx7ZmlsbDojM2IyZjRhfS53YXRlcntmaWxsOiNiY2RjZjV9Lm11ZHtmaWxsOiNlM2NmYTR9LnNlYXJjaGVke2ZpbGw6I2ZmY2Y5OX0uZGFuZ2Vye2ZpbGw6I2IyNjZlOH0uc3RhcnR7ZmlsbDojZjdiNTAwfS5nb2Fse2ZpbGw6I2EzMTIzZn0ucm91dGV7c3Ryb2tlOiNkMzQxMGN9LnJvdXRlLWFyZWF7ZmlsbDojZDM0MTBjfS5vdGhlcntzdHJva2U6IzdhMmY4Zn0ub3RoZXItYXJlYXtmaWxsOiM3YTJmOGZ9LnRoaXJke3N0cm9rZTojMTU4MDNkfS50aGlyZC1hcmVhe2ZpbGw6IzE1ODAzZH0ubGluZXN7c3Ryb2tlOiNlNmRkZDF9LnRoaW4td2FsbCwuZnJhbWV7c3Ryb2tlOiMzYjJmNGF9LmdhdGV7ZmlsbDojN2EyZjhmfS5zdGFydCwuZ29hbHtzdHJva2U6IzIzMWEyYn0uaGFsb3tzdHJva2U6I2ZmZmRmYX0uYXJyb3dze3N0cm9rZTojNmQ2Mjc2fQpAbWVkaWEocHJlZmVycy1jb2xvci1zY2hlbWU6ZGFyayl7dGV4dHtmaWxsOiNmNGVlZTZ9LnF1aWV0e2ZpbGw6I2E4OWRiMH0uc3VyZmFjZXtmaWxsOiMxNzExMWZ9LmZsb29ye2ZpbGw6IzNkMzE1MH0ud2FsbHtmaWxsOiMwYzA3MTJ9LndhdGVye2ZpbGw6IzJhNWM4YX0ubXVke2ZpbGw6IzZiNWEzNH0uc2VhcmNoZWR7ZmlsbDojN2QyZjU4fS5kYW5nZXJ7ZmlsbDojYTU2YmUwfS5zdGFydHtmaWxsOiNmZmQ2MzN9LmdvYWx7ZmlsbDojZmY1YTRkfS5yb3V0ZXtzdHJva2U6I2ZmYjQ0M30ucm91dGUtYXJlYXtmaWxsOiNmZmI0NDN9Lm90aGVye3N0cm9rZTojY2ZhOGZmfS5vdGhlci1hcmVhe2ZpbGw6I2NmYThmZn0udGhpcmR7c3Ryb2tlOiM2M2RjOTd9LnRoaXJkLWFyZWF7ZmlsbDojNjNkYzk3fS5saW5lc3tzdHJva2U6IzRmNDI2NH0udGhpbi13YWxsLC5mcmFtZXtzdHJva2U6IzBjMDcxMn0uZ2F0ZXtmaWxsOiNjZmE4ZmZ9LnN0YXJ0LC5nb2Fse3N0cm9rZTojMTcxMTFmfS5oYWxve3N0cm9rZTojMTcxMTFmfS5hcnJvd3N7c3Ryb2tlOiNhODlkYjB9fTwvc3R5bGU+CjxyZWN0IGNsYXNzPSJzdXJmYWNlIiB3aWR0aD0iNDQ0IiBoZWlnaHQ9IjE5MCIgcng9IjYiLz4KPGcgdHJhbnNmb3JtPSJ0cmFuc2xhdGUoMTYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE5MnYxMjBIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxMjBNNDggMHYxMjBNNzIgMHYxMjBNOTYgMHYxMjBNMTIwIDB2MTIwTTE0NCAwdjEyME0xNjggMHYxMjBNMCAyNGgxOTJNMCA0OGgxOTJNMCA3MmgxOTJNMCA5NmgxOTIiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDE5MnYxMjBIMHoiLz4KPHBhdGggY2xhc3M9InRoaW4td2FsbCIgZD0iTTk2IDB2MjRNOTYgMjR2MjRNOTYgNDh2MjRNOTYgNzJ2MjRNOTYgNDhoMjRNMTIwIDQ4aDI0TTE0NCA0OGgyNE0xNjggNDhoMjQiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjM2LDM2IDg0LDg0IDg0LDEwOCAxMzIsMTA4IDE1Niw4NCIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMzYsMzYgODQsODQgODQsMTA4IDEzMiwxMDggMTU2LDg0Ii8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iMzYiIGN5PSIzNiIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTE1NiA3NS44bDguMTYgOC4xNmwtOC4xNiA4LjE2bC04LjE2IC04LjE2eiIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjEzOSI+ZG9vciBjbG9zZWQ8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxNTgiPmNvc3QgNy4yNDM8L3RleHQ+PC9nPgo8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgyMzYgMTYpIj4KPHBhdGggY2xhc3M9ImZsb29yIiBkPSJNMCAwaDE5MnYxMjBIMHoiLz4KPHBhdGggY2xhc3M9ImxpbmVzIiBkPSJNMjQgMHYxMjBNNDggMHYxMjBNNzIgMHYxMjBNOTYgMHYxMjBNMTIwIDB2MTIwTTE0NCAwdjEyME0xNjggMHYxMjBNMCAyNGgxOTJNMCA0OGgxOTJNMCA3MmgxOTJNMCA5NmgxOTIiLz4KPHBhdGggY2xhc3M9ImZyYW1lIiBkPSJNMCAwaDE5MnYxMjBIMHoiLz4KPHBhdGggY2xhc3M9InRoaW4td2FsbCIgZD0iTTk2IDB2MjRNOTYgMjR2MjRNOTYgNDh2MjRNOTYgNDhoMjRNMTIwIDQ4aDI0TTE0NCA0OGgyNE0xNjggNDhoMjQiLz4KPHBvbHlsaW5lIGNsYXNzPSJoYWxvIiBwb2ludHM9IjM2LDM2IDg0LDg0IDE1Niw4NCIvPjxwb2x5bGluZSBjbGFzcz0icm91dGUiIHBvaW50cz0iMzYsMzYgODQsODQgMTU2LDg0Ii8+CjxjaXJjbGUgY2xhc3M9InN0YXJ0IiBjeD0iMzYiIGN5PSIzNiIgcj0iNi40OCIvPgo8cGF0aCBjbGFzcz0iZ29hbCIgZD0iTTE1NiA3NS44bDguMTYgOC4xNmwtOC4xNiA4LjE2bC04LjE2IC04LjE2eiIvPgo8dGV4dCBjbGFzcz0idGl0bGUiIHk9IjEzOSI+c2V0V2FsbCgzLCAzLCAyLCBmYWxzZSk8L3RleHQ+PHRleHQgY2xhc3M9InF1aWV0IiB5PSIxNTgiPmNvc3QgNS44Mjg8L3RleHQ+PC9nPgo8L3N2Zz4K";
const PICTURES = /* @__PURE__ */ Object.assign({ "../../docs/images/allow-blocked-start.svg": __vite_glob_0_0, "../../docs/images/any-angle.svg": __vite_glob_0_1, "../../docs/images/avoid.svg": __vite_glob_0_2, "../../docs/images/clearance.svg": __vite_glob_0_3, "../../docs/images/diagonals-always.svg": __vite_glob_0_4, "../../docs/images/diagonals-if-at-most-one-obstacle.svg": __vite_glob_0_5, "../../docs/images/diagonals-never.svg": __vite_glob_0_6, "../../docs/images/diagonals-only-when-no-obstacles.svg": __vite_glob_0_7, "../../docs/images/distance-field.svg": __vite_glob_0_8, "../../docs/images/heuristic-weight.svg": __vite_glob_0_9, "../../docs/images/hotpath.svg": __vite_glob_0_10, "../../docs/images/inflation.svg": __vite_glob_0_11, "../../docs/images/kind-costs.svg": __vite_glob_0_12, "../../docs/images/layers.svg": __vite_glob_0_13, "../../docs/images/one-way.svg": __vite_glob_0_14, "../../docs/images/partial.svg": __vite_glob_0_15, "../../docs/images/range.svg": __vite_glob_0_16, "../../docs/images/size.svg": __vite_glob_0_17, "../../docs/images/square-body.svg": __vite_glob_0_18, "../../docs/images/team.svg": __vite_glob_0_19, "../../docs/images/turn-cost.svg": __vite_glob_0_20, "../../docs/images/turning-points.svg": __vite_glob_0_21, "../../docs/images/walls.svg": __vite_glob_0_22 });
function picture(name) {
  return PICTURES[`../../docs/images/${name}.svg`];
}
const TASKS = [
  {
    title: "One unit, from your own map",
    text: "Rows, text, tiles or images become a grid. One call finds the route.",
    names: "Grid · findPath",
    link: "/start.html",
    picture: picture("diagonals-only-when-no-obstacles")
  },
  {
    title: "Tanks, boats and doors",
    text: "Units of any size, ground that only some may enter, one-way cells, thin walls.",
    names: "size · kindCosts · setExit",
    link: "/units.html",
    picture: picture("size")
  },
  {
    title: "Thousands at once",
    text: "One field shows every cell its next step: to a goal, to the nearest of many, or out of danger.",
    names: "distanceField · layers",
    link: "/fields.html",
    picture: picture("distance-field")
  },
  {
    title: "Teams that never collide",
    text: "Units go around, wait, give way and swap places in corridors.",
    names: "createTeam · findTeamPaths",
    link: "/teams.html",
    picture: picture("team")
  },
  {
    title: "Any angle",
    text: "The truly shortest line for a body of one cell, not a smoothed staircase.",
    names: "findAnyAnglePath",
    link: "/any-angle.html",
    picture: picture("any-angle")
  },
  {
    title: "Danger, crowds, walls to keep off",
    text: "Layers add costs to the ground, frame by frame, and leave the map alone.",
    names: "CostLayer · inflationLayer",
    link: "/layers.html",
    picture: picture("layers")
  }
];
const _sfc_main$2 = /* @__PURE__ */ defineComponent({
  __name: "Landing",
  __ssrInlineRender: true,
  setup(__props) {
    const { isDark } = useData$1();
    const canvas = ref();
    const figures = shallowRef();
    const moving = ref(true);
    let crowd = null;
    let observer = null;
    onMounted(async () => {
      const { LandingCrowd } = await import("./crowd.Cred_5Dv.js");
      if (canvas.value === void 0) return;
      crowd = new LandingCrowd(canvas.value, (now) => {
        figures.value = now;
      });
      crowd.recolour(isDark.value);
      moving.value = !matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (moving.value) crowd.start();
      else crowd.still();
      observer = new ResizeObserver(() => {
        crowd == null ? void 0 : crowd.layOut();
        if (!moving.value) crowd == null ? void 0 : crowd.still();
      });
      observer.observe(canvas.value);
    });
    watch(isDark, (dark) => {
      crowd == null ? void 0 : crowd.recolour(dark);
      if (!moving.value) crowd == null ? void 0 : crowd.still();
    });
    onBeforeUnmount(() => {
      observer == null ? void 0 : observer.disconnect();
      crowd == null ? void 0 : crowd.stop();
    });
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<main${ssrRenderAttrs(mergeProps({ class: "landing" }, _attrs))}><section class="hero"><canvas aria-hidden="true"></canvas><div class="words"><h1>Paths, <span class="whole">white-hot.</span></h1><p class="lead"> hotpath finds shortest paths on grids, for games, simulations and robots. The hot loop is WebAssembly; the call is one line, and it needs no set-up, no await and no worker. </p><p class="ways"><a class="go"${ssrRenderAttr("href", unref(withBase)("/start.html"))}>Start with your map</a><a class="look"${ssrRenderAttr("href", unref(withBase)("/playground.html"))}>Try it here</a><a class="look"${ssrRenderAttr("href", unref(withBase)("/demo/index.html"))} target="_self">See the demo</a></p></div><div class="code vp-doc">`);
      ssrRenderSlot(_ctx.$slots, "default", {}, null, _push, _parent);
      _push(`</div><p class="live"><button type="button">${ssrInterpolate(moving.value ? "Pause" : "Play")}</button>`);
      if (figures.value) {
        _push(`<span>${ssrInterpolate(figures.value.units.toLocaleString("en"))} units, one field of ${ssrInterpolate(figures.value.cells.toLocaleString("en"))} cells, computed in ${ssrInterpolate(figures.value.fieldTime.toFixed(1))} ms. <span class="whole">Point anywhere.</span></span>`);
      } else {
        _push(`<span> </span>`);
      }
      _push(`</p></section>`);
      _push(ssrRenderComponent(_sfc_main$3, null, null, _parent));
      _push(ssrRenderComponent(_sfc_main$4, null, null, _parent));
      _push(ssrRenderComponent(_sfc_main$5, null, null, _parent));
      _push(`<section class="part"><h2>What do you want to move?</h2><ul class="tasks"><!--[-->`);
      ssrRenderList(unref(TASKS), (task) => {
        _push(`<li><a${ssrRenderAttr("href", unref(withBase)(task.link))}><img${ssrRenderAttr("src", task.picture)} alt="" loading="lazy" width="540" height="240"><h3>${ssrInterpolate(task.title)}</h3><p>${ssrInterpolate(task.text)}</p><code>${ssrInterpolate(task.names)}</code></a></li>`);
      });
      _push(`<!--]--></ul></section><section class="part sure"><h2>Right, everywhere</h2><ul><li><b>Optimal.</b> Every answer is checked against searches that share no code with the engines, in millions of cases.</li><li><b>The same on every machine.</b> Two engines, WebAssembly and TypeScript, agree bit for bit: made for lockstep.</li><li><b>Live.</b> Edit the grid at any time. The next search sees it, and only what changed is copied.</li><li><b>Clear.</b> No route is a status. A mistake is an error with the name, the value and the remedy.</li></ul></section><footer class="colophon"><p> hotpath ${ssrInterpolate(unref(data).version)} · <a${ssrRenderAttr("href", unref(withBase)("/changelog.html"))}>changes</a> · ${ssrInterpolate(unref(data).licence)} licence · `);
      if (unref(data).source) {
        _push(`<a${ssrRenderAttr("href", unref(data).source)}>source</a>`);
      } else {
        _push(`<a${ssrRenderAttr("href", unref(withBase)("/architecture.html"))}>how the source is built</a>`);
      }
      _push(` · <a${ssrRenderAttr("href", unref(withBase)("/platforms.html"))}>where it runs</a> · <a${ssrRenderAttr("href", unref(withBase)("/faq.html"))}>questions</a></p></footer></main>`);
    };
  }
});
const _sfc_setup$2 = _sfc_main$2.setup;
_sfc_main$2.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/landing/Landing.vue");
  return _sfc_setup$2 ? _sfc_setup$2(props, ctx) : void 0;
};
const _sfc_main$1 = /* @__PURE__ */ defineComponent({
  __name: "PlaygroundLink",
  __ssrInlineRender: true,
  props: {
    code: {}
  },
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<a${ssrRenderAttrs(mergeProps({
        href: `${unref(withBase)("/playground.html")}#code=${__props.code}`
      }, _attrs))}>Open in the playground</a>`);
    };
  }
});
const _sfc_setup$1 = _sfc_main$1.setup;
_sfc_main$1.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/playground/PlaygroundLink.vue");
  return _sfc_setup$1 ? _sfc_setup$1(props, ctx) : void 0;
};
const _sfc_main = /* @__PURE__ */ defineComponent({
  __name: "NotFound",
  __ssrInlineRender: true,
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<main${ssrRenderAttrs(mergeProps({ class: "not-found vp-doc" }, _attrs))}><h1>No route to this page</h1><p> It may have moved. Look for it in the <a${ssrRenderAttr("href", unref(withBase)("/start.html"))}>guides</a> or the <a${ssrRenderAttr("href", unref(withBase)("/api/"))}>API</a>, or begin at the <a${ssrRenderAttr("href", unref(withBase)("/"))}>first page</a>. </p></main>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("../site/.vitepress/theme/NotFound.vue");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RawTheme = {
  extends: theme,
  Layout: () => h(theme.Layout, null, { "not-found": () => h(_sfc_main) }),
  enhanceApp({ app }) {
    app.component("Landing", _sfc_main$2);
    app.component("PlaygroundLink", _sfc_main$1);
    app.component(
      "Playground",
      defineAsyncComponent(() => import("./Playground.KKTz-ZbD.js"))
    );
  }
};
const ClientOnly = defineComponent({
  setup(_, { slots }) {
    const show = ref(false);
    onMounted(() => {
      show.value = true;
    });
    return () => show.value && slots.default ? slots.default() : null;
  }
});
function useCodeGroups() {
  if (inBrowser) {
    window.addEventListener("click", (e) => {
      var _a;
      const el = e.target;
      if (el.matches(".vp-code-group input")) {
        const group = (_a = el.parentElement) == null ? void 0 : _a.parentElement;
        if (!group)
          return;
        const i = Array.from(group.querySelectorAll("input")).indexOf(el);
        if (i < 0)
          return;
        const blocks = group.querySelector(".blocks");
        if (!blocks)
          return;
        const current = Array.from(blocks.children).find((child) => child.classList.contains("active"));
        if (!current)
          return;
        const next = blocks.children[i];
        if (!next || current === next)
          return;
        current.classList.remove("active");
        next.classList.add("active");
        const label = group == null ? void 0 : group.querySelector(`label[for="${el.id}"]`);
        label == null ? void 0 : label.scrollIntoView({ block: "nearest" });
      }
    });
  }
}
function useCopyCode() {
  if (inBrowser) {
    const timeoutIdMap = /* @__PURE__ */ new WeakMap();
    window.addEventListener("click", (e) => {
      var _a;
      const el = e.target;
      if (el.matches('div[class*="language-"] > button.copy')) {
        const parent = el.parentElement;
        const sibling = (_a = el.nextElementSibling) == null ? void 0 : _a.nextElementSibling;
        if (!parent || !sibling) {
          return;
        }
        const isShell = /language-(shellscript|shell|bash|sh|zsh)/.test(parent.className);
        const ignoredNodes = [".vp-copy-ignore", ".diff.remove"];
        const clone = sibling.cloneNode(true);
        clone.querySelectorAll(ignoredNodes.join(",")).forEach((node) => node.remove());
        let text = clone.textContent || "";
        if (isShell) {
          text = text.replace(/^ *(\$|>) /gm, "").trim();
        }
        copyToClipboard(text).then(() => {
          el.classList.add("copied");
          clearTimeout(timeoutIdMap.get(el));
          const timeoutId = setTimeout(() => {
            el.classList.remove("copied");
            el.blur();
            timeoutIdMap.delete(el);
          }, 2e3);
          timeoutIdMap.set(el, timeoutId);
        });
      }
    });
  }
}
async function copyToClipboard(text) {
  try {
    return navigator.clipboard.writeText(text);
  } catch {
    const element = document.createElement("textarea");
    const previouslyFocusedElement = document.activeElement;
    element.value = text;
    element.setAttribute("readonly", "");
    element.style.contain = "strict";
    element.style.position = "absolute";
    element.style.left = "-9999px";
    element.style.fontSize = "12pt";
    const selection = document.getSelection();
    const originalRange = selection ? selection.rangeCount > 0 && selection.getRangeAt(0) : null;
    document.body.appendChild(element);
    element.select();
    element.selectionStart = 0;
    element.selectionEnd = text.length;
    document.execCommand("copy");
    document.body.removeChild(element);
    if (originalRange) {
      selection.removeAllRanges();
      selection.addRange(originalRange);
    }
    if (previouslyFocusedElement) {
      previouslyFocusedElement.focus();
    }
  }
}
function useUpdateHead(route, siteDataByRouteRef) {
  let isFirstUpdate = true;
  let managedHeadElements = [];
  const updateHeadTags = (newTags) => {
    if (isFirstUpdate) {
      isFirstUpdate = false;
      newTags.forEach((tag) => {
        const headEl = createHeadElement(tag);
        for (const el of document.head.children) {
          if (el.isEqualNode(headEl)) {
            managedHeadElements.push(el);
            return;
          }
        }
      });
      return;
    }
    const newElements = newTags.map(createHeadElement);
    managedHeadElements.forEach((oldEl, oldIndex) => {
      const matchedIndex = newElements.findIndex((newEl) => newEl == null ? void 0 : newEl.isEqualNode(oldEl ?? null));
      if (matchedIndex !== -1) {
        delete newElements[matchedIndex];
      } else {
        oldEl == null ? void 0 : oldEl.remove();
        delete managedHeadElements[oldIndex];
      }
    });
    newElements.forEach((el) => el && document.head.appendChild(el));
    managedHeadElements = [...managedHeadElements, ...newElements].filter(Boolean);
  };
  watchEffect(() => {
    const pageData = route.data;
    const siteData2 = siteDataByRouteRef.value;
    const pageDescription = pageData && pageData.description;
    const frontmatterHead = pageData && pageData.frontmatter.head || [];
    const title = createTitle(siteData2, pageData);
    if (title !== document.title) {
      document.title = title;
    }
    const description = pageDescription || siteData2.description;
    let metaDescriptionElement = document.querySelector(`meta[name=description]`);
    if (metaDescriptionElement) {
      if (metaDescriptionElement.getAttribute("content") !== description) {
        metaDescriptionElement.setAttribute("content", description);
      }
    } else {
      createHeadElement(["meta", { name: "description", content: description }]);
    }
    updateHeadTags(mergeHead(siteData2.head, filterOutHeadDescription(frontmatterHead)));
  });
}
function createHeadElement([tag, attrs, innerHTML]) {
  const el = document.createElement(tag);
  for (const key in attrs) {
    el.setAttribute(key, attrs[key]);
  }
  if (innerHTML) {
    el.innerHTML = innerHTML;
  }
  if (tag === "script" && attrs.async == null) {
    el.async = false;
  }
  return el;
}
function isMetaDescription(headConfig) {
  return headConfig[0] === "meta" && headConfig[1] && headConfig[1].name === "description";
}
function filterOutHeadDescription(head) {
  return head.filter((h2) => !isMetaDescription(h2));
}
const hasFetched = /* @__PURE__ */ new Set();
const createLink = () => document.createElement("link");
const viaDOM = (url) => {
  const link2 = createLink();
  link2.rel = `prefetch`;
  link2.href = url;
  document.head.appendChild(link2);
};
const viaXHR = (url) => {
  const req = new XMLHttpRequest();
  req.open("GET", url, req.withCredentials = true);
  req.send();
};
let link;
const doFetch = inBrowser && (link = createLink()) && link.relList && link.relList.supports && link.relList.supports("prefetch") ? viaDOM : viaXHR;
function usePrefetch() {
  if (!inBrowser) {
    return;
  }
  if (!window.IntersectionObserver) {
    return;
  }
  let conn;
  if ((conn = navigator.connection) && (conn.saveData || /2g/.test(conn.effectiveType))) {
    return;
  }
  const rIC = window.requestIdleCallback || setTimeout;
  let observer = null;
  const observeLinks = () => {
    if (observer) {
      observer.disconnect();
    }
    observer = new IntersectionObserver((entries) => {
      entries.forEach((entry) => {
        if (entry.isIntersecting) {
          const link2 = entry.target;
          observer.unobserve(link2);
          const { pathname } = link2;
          if (!hasFetched.has(pathname)) {
            hasFetched.add(pathname);
            const pageChunkPath = pathToFile(pathname);
            if (pageChunkPath)
              doFetch(pageChunkPath);
          }
        }
      });
    });
    rIC(() => {
      document.querySelectorAll("#app a").forEach((link2) => {
        const { hostname, pathname } = new URL(link2.href instanceof SVGAnimatedString ? link2.href.animVal : link2.href, link2.baseURI);
        const extMatch = pathname.match(/\.\w+$/);
        if (extMatch && extMatch[0] !== ".html") {
          return;
        }
        if (
          // only prefetch same tab navigation, since a new tab will load
          // the lean js chunk instead.
          link2.target !== "_blank" && // only prefetch inbound links
          hostname === location.hostname
        ) {
          if (pathname !== location.pathname) {
            observer.observe(link2);
          } else {
            hasFetched.add(pathname);
          }
        }
      });
    });
  };
  onMounted(observeLinks);
  const route = useRoute();
  watch(() => route.path, observeLinks);
  onUnmounted(() => {
    observer && observer.disconnect();
  });
}
function resolveThemeExtends(theme2) {
  if (theme2.extends) {
    const base = resolveThemeExtends(theme2.extends);
    return {
      ...base,
      ...theme2,
      async enhanceApp(ctx) {
        if (base.enhanceApp)
          await base.enhanceApp(ctx);
        if (theme2.enhanceApp)
          await theme2.enhanceApp(ctx);
      }
    };
  }
  return theme2;
}
const Theme = resolveThemeExtends(RawTheme);
const VitePressApp = defineComponent({
  name: "VitePressApp",
  setup() {
    const { site, lang, dir } = useData$1();
    onMounted(() => {
      watchEffect(() => {
        document.documentElement.lang = lang.value;
        document.documentElement.dir = dir.value;
      });
    });
    if (site.value.router.prefetchLinks) {
      usePrefetch();
    }
    useCopyCode();
    useCodeGroups();
    if (Theme.setup)
      Theme.setup();
    return () => h(Theme.Layout);
  }
});
async function createApp() {
  globalThis.__VITEPRESS__ = true;
  const router = newRouter();
  const app = newApp();
  app.provide(RouterSymbol, router);
  const data2 = initData(router.route);
  app.provide(dataSymbol, data2);
  app.component("Content", Content);
  app.component("ClientOnly", ClientOnly);
  Object.defineProperties(app.config.globalProperties, {
    $frontmatter: {
      get() {
        return data2.frontmatter.value;
      }
    },
    $params: {
      get() {
        return data2.page.value.params;
      }
    }
  });
  if (Theme.enhanceApp) {
    await Theme.enhanceApp({
      app,
      router,
      siteData: siteDataRef
    });
  }
  return { app, router, data: data2 };
}
function newApp() {
  return createSSRApp(VitePressApp);
}
function newRouter() {
  let isInitialPageLoad = inBrowser;
  return createRouter((path) => {
    let pageFilePath = pathToFile(path);
    let pageModule = null;
    if (pageFilePath) {
      if (isInitialPageLoad) {
        pageFilePath = pageFilePath.replace(/\.js$/, ".lean.js");
      }
      if (false) ;
      else {
        pageModule = import(
          /*@vite-ignore*/
          pageFilePath
        );
      }
    }
    if (inBrowser) {
      isInitialPageLoad = false;
    }
    return pageModule;
  }, Theme.NotFound);
}
if (inBrowser) {
  createApp().then(({ app, router, data: data2 }) => {
    router.go().then(() => {
      useUpdateHead(router.route, data2.site);
      app.mount("#app");
    });
  });
}
async function render(path) {
  const { app, router } = await createApp();
  await router.go(path);
  const ctx = { content: "", vpSocialIcons: /* @__PURE__ */ new Set() };
  ctx.content = await renderToString(app, ctx);
  return ctx;
}
export {
  useData as a,
  useRouter as b,
  createSearchTranslate as c,
  dataSymbol as d,
  escapeRegExp as e,
  inBrowser as i,
  pathToFile as p,
  render,
  useData$1 as u
};
